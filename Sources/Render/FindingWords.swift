package import Refunds

extension FindingCode {
  /// What the finding means, in one sentence.
  package var meaning: String {
    switch self {
    case .notJSON: "The record is no valid JSON."
    case .notRecognized: "The record is nothing that the App Store sends."
    case .notAJWS: "A signed part is no compact JWS: three parts of base64url."
    case .transactionWithoutID: "A transaction has no transactionId."
    case .idLostDigits: "An id stands in scientific notation, so its last digits are lost."
    case .damagedCompression: "The compressed file is damaged or cut off."
    case .errorAnswer: "The record is an error answer of Apple's API, not data."
    case .emptyInput: "No record of the input counts."
    case .morePages: "The last page says hasMore: the rest is missing."
    case .environmentMissing: "A record names no environment."
    case .environmentUnknown: "A record names an environment that Apple does not have."
    case .environmentConflict: "Two places of one record name different environments."
    case .dateImplausible: "A date is older than the App Store or lies in the future."
    case .dateUnreadable: "A date has a form that cannot be read."
    case .dateUnit: "A date is not in milliseconds but in seconds, micro- or nanoseconds."
    case .dateWithoutZone: "A date names no time zone."
    case .dateWithoutTime: "A date has no time of day."
    case .dateZero: "A revocation date is zero."
    case .priceHasFraction: "A price has a fraction, so it cannot be in milliunits."
    case .priceNotANumber: "A price is no plain number."
    case .priceNegative: "A price is negative."
    case .priceSuspiciouslySmall: "A price is too small to be in milliunits."
    case .currencyLowerCase: "A currency code is not in capitals."
    case .percentageOutOfRange: "A revocationPercentage is not between 0 and 100000."
    case .quantityUnreadable: "A quantity is no whole number."
    case .unknownNotificationType: "A notification type is not known."
    case .unknownSubtype: "A notification subtype is not known."
    case .unknownOwnership: "An inAppOwnershipType is not known."
    case .unknownProductType: "A product type is not known."
    case .unknownOfferType: "An offer type is not known."
    case .unknownRevocationType: "A revocationType is not known."
    case .unknownRevocationReason: "A revocationReason is not known."
    case .refundWithoutDate: "A refund has no usable revocation date."
    case .reversalWithoutRefund: "A refund was reversed that is not in the input."
    case .reversalWithoutTime: "A reversal of a refund has no time."
    case .conflictingPrices: "Two statements give one transaction different prices."
    case .reusedNotificationIdentifier: "One notificationUUID stands on different notifications."
    case .seatsWithoutRefund: "A transaction has revoked seats, but nothing says that they were refunded."
    case .revokedBeforePurchase: "A revocation is dated before its purchase."
    case .unknownAmount: "A refund has no known amount."
    case .refundWithoutPurchase: "A refund has no record of its purchase in the input."
    }
  }

  /// What was done about it, in one sentence.
  package var treatment: String {
    switch self {
    case .notJSON, .notRecognized, .notAJWS, .transactionWithoutID, .idLostDigits: "The record is not counted."
    case .damagedCompression: "The records before the damage are counted."
    case .errorAnswer: "It holds no transaction."
    case .emptyInput: "All numbers are zero."
    case .morePages: "What is there is counted."
    case .environmentMissing: "It counts as Production."
    case .environmentUnknown: "The record is left out."
    case .environmentConflict: "The record counts as Sandbox."
    case .dateImplausible, .dateUnreadable, .dateZero: "It counts as no date."
    case .dateUnit: "It is read by its size."
    case .dateWithoutZone: "It is read as UTC."
    case .dateWithoutTime: "It is read as midnight UTC."
    case .priceHasFraction: "It is read in currency units."
    case .priceNotANumber: "The price counts as unknown."
    case .priceNegative: "The sign is ignored."
    case .priceSuspiciouslySmall: "It is read as written, in milliunits."
    case .currencyLowerCase: "It is read in capitals."
    case .percentageOutOfRange: "The refunded amount counts as unknown."
    case .quantityUnreadable: "The quantity counts as unknown."
    case .unknownNotificationType: "Its transaction counts as it stands there."
    case .unknownSubtype: "The notification counts by its type."
    case .unknownOwnership, .unknownProductType, .unknownOfferType: "It is kept as written."
    case .unknownRevocationType, .unknownRevocationReason:
      "It is kept as written, and without other evidence of a refund the row needs review."
    case .refundWithoutDate: "It is dated by the time of its statement, if there is one."
    case .reversalWithoutRefund: "It is listed and counts 0."
    case .reversalWithoutTime: "It closes the newest refund of its transaction."
    case .conflictingPrices: "The newest price counts."
    case .reusedNotificationIdentifier: "All of them are kept."
    case .seatsWithoutRefund: "No refund is counted."
    case .revokedBeforePurchase: "Its days_to_refund is empty."
    case .unknownAmount: "The refund counts, and its amount is shown as unknown, never as 0."
    case .refundWithoutPurchase: "It counts as a sale and as a refund."
    }
  }

  /// What the reader can do next, in one sentence.
  package var advice: String {
    switch self {
    case .notJSON: "Look at that byte: exports are often cut off or encoded twice."
    case .notRecognized: "See `refunds formats` for what can be read, or name it with --input-format."
    case .notAJWS: "Export signed strings whole, as Apple sent them."
    case .transactionWithoutID: "Export the transaction id too."
    case .idLostDigits: "Export ids as text: spreadsheets turn them into numbers."
    case .damagedCompression: "Fetch the file again; `gzip -t FILE` tests it."
    case .errorAnswer: "Repeat the request that failed."
    case .emptyInput: "Check the path, the export and the filters; `refunds check` shows what was read."
    case .morePages: "Fetch the following pages with the revision or token of this one."
    case .environmentMissing: "Leave the file out if it is test data."
    case .environmentUnknown: "Export the environment as Apple writes it."
    case .environmentConflict: "Check how the export joins notifications and transactions."
    case .dateImplausible: "Check the unit and the column of the date."
    case .dateUnreadable, .dateUnit, .dateWithoutZone, .dateWithoutTime:
      "Export dates as Apple sends them: milliseconds since 1970."
    case .dateZero: "Leave a missing date out of the export."
    case .priceHasFraction, .priceNotANumber, .priceSuspiciouslySmall:
      "Export prices as Apple sends them: 9.99 is the whole number 9990."
    case .priceNegative: "Check whether the export marks refunds by their sign."
    case .currencyLowerCase: "Export currency codes as Apple sends them."
    case .percentageOutOfRange: "Export the percentage as Apple sends it: 50000 is 50 %."
    case .quantityUnreadable: "Export the quantity as Apple sends it."
    case .unknownNotificationType, .unknownSubtype, .unknownOwnership, .unknownProductType, .unknownOfferType,
      .unknownRevocationType:
      "Look for a newer version of refunds: Apple adds values."
    case .unknownRevocationReason: "See `refunds explain ID`; --reason CODE=NAME gives the value a meaning."
    case .refundWithoutDate, .reversalWithoutTime: "Add a newer payload of the transaction."
    case .reversalWithoutRefund, .refundWithoutPurchase: "Add older input."
    case .conflictingPrices, .revokedBeforePurchase: "See `refunds explain ID` for what each statement says."
    case .reusedNotificationIdentifier: "Check the export: Apple repeats an id only with the same notification."
    case .seatsWithoutRefund: "Add the REFUND notification of these seats."
    case .unknownAmount: "Add newer payloads with a price, or prices with --catalog FILE."
    }
  }
}

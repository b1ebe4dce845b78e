import Refunds
import Render
import Testing

private func tally(indent: String) -> String {
  """
  "read": 5,
  "used": 3,
  "duplicates": 1,
  "left_out": {
    "sandbox": 1,
    "xcode": 0,
    "local_testing": 0,
    "production": 0,
    "environment_unknown": 0,
    "other_app": 0,
    "other_product": 0,
    "after_as_of": 0,
    "simulated": 0,
    "signature_refused": 0,
    "signature_without_date": 0,
    "unsigned": 0,
    "damaged_facts": 0,
    "other_store": 0
  },
  "without_transaction": {
    "test_notification": 0,
    "renewal_extension_summary": 0,
    "external_purchase_token": 0,
    "consent_rescinded": 0,
    "seats_unclaimed": 0,
    "notification_without_transaction": 0,
    "renewal_info": 0,
    "app_transaction": 0,
    "error_answer": 0,
    "refund_request": 0,
    "other_answer": 0,
    "receipt_without_purchase": 0,
    "catalogue": 0,
    "facts_seal": 0
  },
  "unreadable": 0
  """.split(separator: "\n").joined(separator: "\n" + indent)
}

private let envelope = """
  {
    "schema": "refunds.sample/1",
    "as_of": "2026-03-23T05:00:00.000Z",
    "time_zone": "UTC",
    "period": {
      "label": "2026-W12",
      "begin": "2026-03-16T00:00:00.000Z",
      "end": "2026-03-23T00:00:00.000Z"
    },
    "definition": {
      "id": "refund_rate.cohort@14",
      "meaning": "standing refunds / paid transactions"
    },
    "coverage": {
      "total": {
        \(tally(indent: "      "))
      },
      "transactions": 3,
      "refunds_without_purchase": 1,
      "trust": {
        "verified": 3,
        "unsigned": 0,
        "not_checked": 0
      },
      "signers": [],
      "sources": [
        {
          "kind": "notification",
          "statements": 3,
          "first": "2026-03-04T09:30:00.000Z",
          "last": null,
          "days_without_statement": 2
        }
      ],
      "files": [
        {
          "name": "hooks.jsonl",
          \(tally(indent: "        ")),
          "facts": 0
        }
      ]
    },
    "findings": [
      {
        "code": "price-has-fraction",
        "subject": "9.99",
        "count": 4,
        "meaning": "A price has a fraction, so it cannot be in milliunits.",
        "treatment": "It is read in currency units.",
        "advice": "Export prices as Apple sends them: 9.99 is the whole number 9990.",
        "places": [
          {
            "file": "hooks.jsonl",
            "record": 12,
            "byte_offset": 4711
          }
        ]
      }
    ],

  """

private let firstRow =
  #""product_id":"pro_monthly","paid":8014,"refunded":1204.88,"currency":"USD","rate":0.0109808,"#
  + #""revoked_at":"2026-03-04T09:30:00.000Z","low_sample":false}"#
private let secondRow =
  #""product_id":"coins|100","paid":30,"refunded":12400,"currency":"JPY","rate":0,"revoked_at":null,"#
  + #""low_sample":true}"#
private let thirdRow =
  #""product_id":"Total","paid":8044,"refunded":null,"currency":null,"rate":null,"revoked_at":null,"low_sample":null}"#

@Test func jsonOfRowsIsTheEnvelope() {
  #expect(
    rendered(SampleReports.rows, as: .json) == envelope + """
        "rows": [
          {
            "product_id": "pro_monthly",
            "paid": 8014,
            "refunded": 1204.88,
            "currency": "USD",
            "rate": 0.0109808,
            "revoked_at": "2026-03-04T09:30:00.000Z",
            "low_sample": false
          },
          {
            "product_id": "coins|100",
            "paid": 30,
            "refunded": 12400,
            "currency": "JPY",
            "rate": 0,
            "revoked_at": null,
            "low_sample": true
          },
          {
            "product_id": "Total",
            "paid": 8044,
            "refunded": null,
            "currency": null,
            "rate": null,
            "revoked_at": null,
            "low_sample": null
          }
        ]
      }

      """)
}

@Test func jsonOfADocumentHasSections() {
  var report = SampleReports.document
  report.sections.removeFirst()
  report.sections[0].paragraphs = ["One.", "Two."]
  #expect(
    rendered(report, as: .json) { $0.shape = .document } == envelope + """
        "sections": [
          {
            "id": "money",
            "title": "Money",
            "paragraphs": [
              "One.",
              "Two."
            ],
            "tables": [
              {
                "id": "money",
                "columns": [
                  {
                    "name": "basis",
                    "heading": "Basis"
                  },
                  {
                    "name": "net",
                    "heading": "Net"
                  },
                  {
                    "name": "week",
                    "heading": "Week of"
                  }
                ],
                "rows": [
                  {
                    "basis": "reported",
                    "net": 1.500,
                    "net_currency": "KWD",
                    "week": "2026-03-16"
                  },
                  {
                    "basis": "=assumed",
                    "net": -2.50,
                    "week": null
                  }
                ]
              }
            ],
            "notes": []
          }
        ]
      }

      """)
}

@Test func jsonOfAnEmptyAnswerHasNoRows() {
  var report = SampleReports.texts([])
  report.period = nil
  let text = rendered(report, as: .json)
  #expect(text.hasSuffix("  \"rows\": []\n}\n"))
  #expect(text.contains("\n  \"period\": null,\n"))
}

@Test func jsonLinesOfRows() {
  #expect(rendered(SampleReports.rows, as: .jsonl) == "{\(firstRow)\n{\(secondRow)\n{\(thirdRow)\n")
  #expect(rendered(SampleReports.texts([]), as: .jsonl).isEmpty)
}

@Test func jsonLinesOfADocumentNameSectionAndTable() {
  let place = #"{"section":"by_product","table":"by_product","#
  let money = #"{"section":"money","table":"money","#
  #expect(
    rendered(SampleReports.document, as: .jsonl) == """
      \(place)\(firstRow)
      \(place)\(secondRow)
      \(place)\(thirdRow)
      \(money)"basis":"reported","net":1.500,"net_currency":"KWD","week":"2026-03-16"}
      \(money)"basis":"=assumed","net":-2.50,"week":null}

      """)
}

/// The topic `refunds help proceeds`.
enum ProceedsHelp {
  static let text =
    "Estimates of proceeds\n\n"
    + HelpLayout.paragraph(
      "What customers pay is in the input; what Apple pays out is not. report estimates it, by rates of yours:")
    + "\n  refunds report --preset finance --commission 15 --tax storefront:DEU=15.966 \\\n"
    + "    --tax 0 hooks/\n\n"
    + HelpLayout.list(
      [
        ("30", "percent for everything; up to three digits after the point"),
        ("PRODUCT=15", "for this product id, whatever the storefront"),
        ("storefront:USA=15", "for this storefront (USA or US), other products"),
      ], column: 22)
    + "\n"
    + HelpLayout.paragraph(
      "The more exact rule counts: product, storefront, everything. A purchase that has no commission, or no tax where "
        + "--tax is given, has no estimate; the report counts such purchases and names their products.")
    + "\n"
    + HelpLayout.paragraph(
      "The formula is price x (1 - tax - commission): both are shares of the customer's price, tax included. A tax of "
        + "19 % on top of the net price is 19 / 119 = 15.966 % of the customer's, and a commission of 15 % on the net "
        + "price is 15 / 119 x 100 = 12.605 % of it.")
    + "\n"
    + HelpLayout.paragraph(
      "Without these options, report --preset finance --apple FILE takes the share of each product, country and "
        + "currency from Apple's own rows: Partner Share / Customer Price. Without either there are no estimates.")
}

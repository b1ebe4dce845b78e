/// How the page looks: on a screen, in the dark, and on paper.
enum HTMLStyle {
  /// SHA-256 of the sheet in base64, which the policy of the page names. A test holds it to the sheet.
  static let digest = "gP5qUgwsIRZjWiMhwFZBZg2txBjkW+Kfvj72JJ/B5JM="

  static let sheet = """
    :root{color-scheme:light dark}
    body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}
    h1{font-size:1.6rem;line-height:1.2}
    h2{font-size:1.2rem;margin-top:2.5rem}
    p{max-width:50rem}
    .wide{overflow-x:auto;margin:1rem 0}
    table{border-collapse:collapse;font-size:.9rem}
    th,td{padding:.25rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid #8884;overflow-wrap:break-word}
    th{border-bottom:2px solid #888;white-space:nowrap}
    .number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
    .total td{font-weight:bold}
    footer{margin-top:3rem;font-size:.85rem;border-top:1px solid #888}
    @media print{body{margin:0;max-width:none;font-size:10pt}.wide{overflow:visible}tr,h2{break-inside:avoid}}

    """
}

const offers = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
}

/** Whether an `Accept-Encoding` allows it. */
export const takesEncoding = (accepted: string | null, encoding: keyof typeof offers) =>
  offers[encoding].test(accepted ?? "")

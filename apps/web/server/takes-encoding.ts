const offers = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
}

/** Whether an `Accept-Encoding` allows it. */
export const takesEncoding = (accepted: string | null, encoding: keyof typeof offers) =>
  offers[encoding].test(accepted ?? "")

/** The smallest that an `Accept-Encoding` allows. */
export const bestEncoding = (accepted: string | null) =>
  (["br", "gzip"] as const).find((one) => takesEncoding(accepted, one)) ?? "identity"

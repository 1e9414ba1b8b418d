/** What the W3C header `traceparent` says: which whole a request belongs to, however many servers take part in it. */
export type Trace = { traceId: string; isSampled: boolean }

/** Null for whatever isn't a usable header of version 00; newer versions may say more behind it. */
export function readTrace(header: string | null | undefined): Trace | null {
  const [, version, traceId, spanId, flags] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/.exec(header ?? "") ?? []
  if (!traceId || !spanId || !flags || version === "ff") return null
  if (version === "00" && header?.length !== 55) return null
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The request goes on with a step of its own in the same whole, or begins one. */
export function nextTraceparent(trace: Trace | null, randomHex: (digits: number) => string): string {
  const traceId = trace?.traceId ?? randomHex(32)
  return `00-${traceId}-${randomHex(16)}-${trace?.isSampled === false ? "00" : "01"}`
}

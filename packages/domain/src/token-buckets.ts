type Bucket = { left: number; at: number }

const mostKept = 50_000
const minuteMs = 60_000

/**
 * How much each may have in a minute, in bursts as pages come. Kept in memory, each process for itself: it is there
 * against programs that run wild, and what must be exact is counted in the database.
 */
export function createTokenBuckets(now: () => number) {
  const buckets = new Map<string, Bucket>()

  /** 0, or the seconds after which there's one more. */
  return (key: string, perMinute: number): number => {
    const at = now()
    const known = buckets.get(key)
    // A clock that was put back starts from the start, or it would take as long to catch up.
    const left =
      known && known.at <= at
        ? Math.min(perMinute, known.left + ((at - known.at) * perMinute) / minuteMs)
        : perMinute
    if (left < 1) return Math.max(1, Math.ceil(((1 - left) * 60) / perMinute))
    // In again at the end: those in front have been silent the longest.
    buckets.delete(key)
    buckets.set(key, { left: left - 1, at })
    forgetSilent(buckets, at)
    return 0
  }
}

/** After a minute without calls, the full limit is back, the same as for someone new. */
function forgetSilent(buckets: Map<string, Bucket>, at: number): void {
  for (const [key, bucket] of buckets) {
    if (at - bucket.at < minuteMs && buckets.size <= mostKept) return
    buckets.delete(key)
  }
}

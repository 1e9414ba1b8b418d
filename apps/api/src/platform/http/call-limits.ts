type Bucket = { left: number; at: number }

/** Whom a call is counted for. A network of visitors is many people behind one address. */
export type Counted = { userId: string } | { network: string }

const visitorsPerNetwork = 4
const mostKept = 50_000
const minuteMs = 60_000

/**
 * How much one person may ask for in a minute, in bursts as pages come. Kept in memory, each process for itself: it is
 * there against programs that run wild, and what must be exact is counted in the database.
 */
export function createCallLimits({ perMinute, now }: { perMinute: number; now: () => number }) {
  const buckets = new Map<string, Bucket>()

  /** 0, or the seconds after which the next call is answered. */
  return (counted: Counted): number => {
    const isPerson = "userId" in counted
    const most = isPerson ? perMinute : perMinute * visitorsPerNetwork
    const key = isPerson ? `user ${counted.userId}` : `network ${counted.network}`
    const at = now()
    const known = buckets.get(key)
    const left = known ? Math.min(most, known.left + ((at - known.at) * most) / minuteMs) : most
    if (left < 1) return Math.max(1, Math.ceil(((1 - left) * 60) / most))
    // In again at the end: those in front have been silent the longest.
    buckets.delete(key)
    buckets.set(key, { left: left - 1, at })
    forgetSilent(buckets, at)
    return 0
  }
}

/** After a minute of silence everybody has everything again, and whoever is not known has it, too. */
function forgetSilent(buckets: Map<string, Bucket>, at: number): void {
  for (const [key, bucket] of buckets) {
    if (at - bucket.at < minuteMs && buckets.size <= mostKept) return
    buckets.delete(key)
  }
}

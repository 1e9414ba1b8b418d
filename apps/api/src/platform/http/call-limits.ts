import { createTokenBuckets } from "@doable/domain/token-buckets"

/** Who a call counts against. A network of visitors is many people behind one address. */
export type Counted = { userId: string } | { network: string }

const visitorsPerNetwork = 4

/** How much one person, or one network of visitors, may ask for in a minute. */
export function createCallLimits({ perMinute, now }: { perMinute: number; now: () => number }) {
  const take = createTokenBuckets(now)
  /** 0, or the seconds after which the next call is answered. */
  return (counted: Counted): number =>
    "userId" in counted
      ? take(`user ${counted.userId}`, perMinute)
      : take(`network ${counted.network}`, perMinute * visitorsPerNetwork)
}

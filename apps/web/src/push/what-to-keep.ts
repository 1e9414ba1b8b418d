import type { PushOwner } from "./push-owner.ts"

export interface Known {
  owner: PushOwner
  /** What the browser has now. */
  subscription: { endpoint: string; isOfKey: boolean } | null
  /** Whether the server sends to this browser. */
  isListed: boolean
}

/**
 * A login that ended took the browser off the list, and so did an address that the browser has changed: the pushes go
 * on. What the person removed on another device stays removed, which the server knows.
 */
export function isAsItWas({ owner, subscription, isListed }: Known): boolean {
  return isListed && subscription?.isOfKey === true && subscription.endpoint === owner.endpoint
}

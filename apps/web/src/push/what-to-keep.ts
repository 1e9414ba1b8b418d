import type { PushOwner } from "./push-owner.ts"

export interface Known {
  owner: PushOwner
  /** What the browser has now. */
  subscription: { endpoint: string; isOfKey: boolean } | null
  /** Whether the server sends to this browser. */
  isListed: boolean
  loggedInAt: string
}

/**
 * A login that ended took the browser off the list, and so did the person on another device. After a new login the
 * pushes go on; what someone removed stays removed.
 */
export function whatToKeep({ owner, subscription, isListed, loggedInAt }: Known) {
  if (!isListed && loggedInAt <= owner.since) return "forget"
  const isSame = subscription?.isOfKey && subscription.endpoint === owner.endpoint
  return isListed && isSame ? "as it is" : "subscribe"
}

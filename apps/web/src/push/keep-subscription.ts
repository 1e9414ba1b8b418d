import type { ApiClient } from "../session/api-client.ts"
import { findSubscription, isOfKey, subscribe, turnPushOff } from "./browser-push.ts"
import { keepOwner, type PushOwner } from "./push-owner.ts"
import { isAsItWas } from "./what-to-keep.ts"

/** Once in each visit: what the browser and the server know about its pushes is brought together. */
export async function keepSubscription(api: ApiClient, owner: PushOwner): Promise<void> {
  if (Notification.permission !== "granted") return keepOwner(null)
  const [{ key }, { devices }] = await Promise.all([api.push.getKey.query(), api.push.getMy.query()])
  if (!key) return
  const found = await findSubscription()
  const subscription = found && { endpoint: found.endpoint, isOfKey: isOfKey(found, key) }
  const isListed = devices.some(({ isCurrent }) => isCurrent)
  if (isAsItWas({ owner, subscription, isListed })) return
  const isOn = await subscribe((call) => call(api), owner.userId, key, owner.endpoint)
  if (!isOn) await turnPushOff()
}

import type { UserContext } from "../platform/context.ts"
import { record } from "../platform/outbox/record.ts"

/** To oneself, by the same path as all others: it shows that the path is open. */
export async function sendTestNotification({ db, user }: Pick<UserContext, "db" | "user">) {
  await record(db, { type: "test-notification.requested", userId: user.id })
  return { isOnItsWay: true } as const
}

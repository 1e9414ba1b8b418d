import { sql } from "../platform/db/drizzle.ts"
import { sessions } from "../platform/db/schema/account.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"

/** A condition on a subscription. Its login may have expired already: such sessions are deleted once a night. */
export const isLoggedIn = sql`exists (select 1 from ${sessions}
  where ${sessions.id} = ${pushSubscriptions.sessionId} and ${sessions.expiresAt} > now())`

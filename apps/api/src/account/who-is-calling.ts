import type { Pool } from "pg"
import type { Caller, Session } from "../platform/caller.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { isLiving, statusNow } from "../platform/db/living-session.ts"
import {
  longestSessionSeconds,
  readCookie,
  renewAfterSeconds,
  sessionSeconds,
  verifiedToken,
} from "./session-cookie.ts"

type Row = Caller & Omit<Session, "id" | "token"> & { sessionId: string }

const findCaller = `
  select u.id, u.name, u.email, u.image, u.role, ${statusNow("$2")} as status, u.account_type as "accountType", u.locale,
         u.two_factor_enabled as "twoFactorEnabled",
         ${isoDate("u.created_at")} as "createdAt", ${isoDate("u.updated_at")} as "updatedAt",
         s.id as "sessionId", ${isoDate("s.created_at")} as "startedAt",
         s.expires_at < least(
           $2::timestamptz + interval '${sessionSeconds - renewAfterSeconds} seconds',
           s.created_at + interval '${longestSessionSeconds} seconds'
         ) as "isDueForRenewal",
         s.written_up_to as "writtenUpTo"
  from sessions s join users u on u.id = s.user_id
  where s.token = $1 and ${isLiving("$2")}`

/**
 * Finds the user of this cookie with one named statement: a tenth of what better-auth costs per request, and a revoked
 * session ends right away.
 */
export async function whoIsCalling(
  pool: Pool,
  {
    cookies,
    cookieName,
    secret,
    now,
  }: { cookies: string | null; cookieName: string; secret: string; now: Date },
): Promise<{ user: Caller; session: Session } | null> {
  const cookie = readCookie(cookies, cookieName)
  const token = cookie && verifiedToken(cookie, secret)
  // PostgreSQL can't hold NUL, so no session has such a token.
  if (!token || token.includes("\0")) return null
  const found = await pool.query<Row>({ name: "who_is_calling", text: findCaller, values: [token, now] })
  const row = found.rows[0]
  if (!row) return null
  const { sessionId, startedAt, isDueForRenewal, writtenUpTo, ...user } = row
  return { user, session: { id: sessionId, token, startedAt, isDueForRenewal, writtenUpTo } }
}

import type { Context as HonoContext } from "hono"
import { and, eq, gt, lt, sql } from "../../platform/db/drizzle.ts"
import type { Session } from "../../platform/caller.ts"
import type { Database } from "../../platform/db/client.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import {
  cookiesOf,
  longestSessionSeconds,
  readCookie,
  renewAfterSeconds,
  sessionSeconds,
  signToken,
} from "../session-cookie.ts"

/** Extends a session that's in use, up to its longest. Of many parallel requests only one writes, and an ended session stays ended. */
export async function renewSession(db: Database, token: string, now: Date): Promise<boolean> {
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const last = sql`${sessions.createdAt} + make_interval(secs => ${longestSessionSeconds})`
  const expiresAt = sql`least(${inSeconds(sessionSeconds).toISOString()}::timestamptz, ${last})`
  const renewed = await db
    .update(sessions)
    .set({ expiresAt, updatedAt: now })
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, now),
        lt(sessions.expiresAt, inSeconds(sessionSeconds - renewAfterSeconds)),
        lt(sessions.expiresAt, last),
      ),
    )
    .returning({ id: sessions.id })
  return renewed.length > 0
}

/** The cookie of a session that has just been renewed, if it was due. */
export async function cookieOfRenewed(
  c: HonoContext<ApiEnv>,
  { db, config, now }: Pick<ServerDeps, "db" | "config" | "now">,
  session: Session,
): Promise<string | undefined> {
  const { names, attributes } = cookiesOf(config)
  // Only a browser keeps the new end of the cookie; server rendering would lose it.
  const isBrowser = c.req.header("sec-fetch-site") !== undefined
  const isRemembered = readCookie(c.req.header("cookie") ?? null, names.dontRemember) === null
  if (!session.isDueForRenewal || !isBrowser || !isRemembered) return undefined
  if (!(await renewSession(db, session.token, now()))) return undefined
  const value = signToken(session.token, config.authSecret)
  return `${names.session}=${value}; Max-Age=${sessionSeconds}; ${attributes.session}`
}

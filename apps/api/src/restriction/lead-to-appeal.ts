import { Refused } from "@doable/domain/refusal"
import type { AppealKey } from "@doable/domain/restriction/input"
import { eq } from "../platform/db/drizzle.ts"
import type { VisitorContext } from "../account/account-context.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { users } from "../platform/db/schema/user.ts"
import type { ServerDeps } from "../platform/server/api-env.ts"
import { appealTokenFor, claimOf } from "./appeal-token.ts"
import { accountRestriction, describeMine } from "./queries.ts"

/**
 * Someone deactivated comes back from a provider. The address of the login page takes the key to their appeal along,
 * behind the # so that it's in no log. `userId`: the person the provider has vouched for.
 */
export async function leadToAppeal(
  response: Response,
  { db, now, config }: ServerDeps,
  userId: string | null,
): Promise<Response> {
  const location = response.headers.get("location")
  const row = userId && (await accountRestriction(db, userId))
  if (!row || !location) return response
  const page = new URL(location)
  page.hash = `appeal=${appealTokenFor(row, config.authSecret, now())}`
  const headers = new Headers(response.headers)
  headers.set("location", page.href)
  return new Response(null, { status: response.status, headers })
}

/** What the right password is answered with, for someone who has the key instead. */
export async function readAppeal(ctx: VisitorContext, { token }: AppealKey) {
  const { id, userId } = claimOf(ctx, token)
  const [found] = await ctx.db
    .select({ row: restrictions, locale: users.locale })
    .from(restrictions)
    .innerJoin(users, eq(users.id, restrictions.userId))
    .where(eq(restrictions.id, id))
  if (found?.row.userId !== userId) throw new Refused("restriction_not_found")
  const restriction = describeMine(found.row, ctx.language ?? found.locale, ctx.now())
  if (!restriction.isInForce) throw new Refused("restriction_over")
  return { restriction, token: restriction.canAppeal ? token : null }
}

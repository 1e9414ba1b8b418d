import { eq } from "../../platform/db/drizzle.ts"
import type { Context as HonoContext } from "hono"
import { mostPasskeys, type UsePasskey } from "@doable/domain/account/ways-in/passkey"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { passkeys } from "../../platform/db/schema/account.ts"
import { record } from "../../platform/outbox/record.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { problem } from "../../platform/server/problem.ts"
import type { AccountContext } from "../account-context.ts"
import { guardedPasskey } from "./guarded-passkey.ts"

type Asked = {
  name: string
  input: unknown
  /** Who is logged in. */
  ctx: AccountContext | null
  /** Whose code is still to come in this browser. */
  pendingUserId: () => Promise<string | null>
  ask: () => Promise<Response>
}

/** The library's paths under /passkey, with what we promise around them. */
export async function passkeyDoor(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  { name, input, ctx, pendingUserId, ask }: Asked,
): Promise<Response> {
  if (name === "/passkey/verify-authentication")
    return guardedPasskey(c, deps, input as UsePasskey, { pendingUserId, ask })
  if (name === "/passkey/generate-authenticate-options") return ask()
  if (!ctx) return problem(c, 401, "sign_in_needed")
  if (name === "/passkey/generate-register-options" && (await isFull(ctx)))
    return problem(c, 409, "passkey_limit_reached")
  const response = await ask()
  if (name === "/passkey/verify-registration") return added(c, ctx, response)
  // Someone else's looks like none.
  if (name === "/passkey/update-passkey" && !response.ok) return problem(c, 404, "passkey_not_found")
  return response
}

async function isFull({ db, user }: AccountContext) {
  return (await db.$count(passkeys, eq(passkeys.userId, user.id))) >= mostPasskeys
}

async function added(c: HonoContext<ApiEnv>, ctx: AccountContext, response: Response) {
  // The library calls an answer that doesn't fit, or a key that someone has already, a fault of its own.
  if (!response.ok) return problem(c, 400, "passkey_refused")
  const { name } = (await response.clone().json()) as { name?: string | null }
  await ctx.db.transaction(async (tx) => {
    await record(tx, { type: "passkey.added", userId: ctx.user.id, name: name ?? "" })
    const entity = { type: "user", id: ctx.user.id } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.passkey_add", entity, at: ctx.now() })
  })
  return response
}

import type { Context as HonoContext } from "hono"
import type { VerifyTotp } from "@doable/domain/account/input"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { problem } from "../../platform/server/problem.ts"
import type { AccountContext } from "../account-context.ts"
import { codesRenewed, turnedOff, turnedOn, waitingSecret } from "./change-second-step.ts"
import { guardedSecondStep, invalidCode, isFirstUse } from "./guarded-second-step.ts"

type Asked = {
  name: string
  input: unknown
  /** Who is logged in. */
  ctx: AccountContext | null
  pendingUserId: string | null
  /** Asks the library, with the session or as someone whose code is still to come. */
  ask: (as: "session" | "pending") => Promise<Response>
}

/** The library's paths under /two-factor, with what we promise around them. */
export async function secondStepDoor(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  asked: Asked,
): Promise<Response> {
  const { name, input, ctx, pendingUserId, ask } = asked
  if (name.startsWith("/two-factor/verify")) {
    if (pendingUserId) {
      const isRecovery = name === "/two-factor/verify-backup-code"
      const given = {
        userId: pendingUserId,
        input: input as VerifyTotp,
        isRecovery,
        ask: () => ask("pending"),
      }
      return guardedSecondStep(c, deps, given)
    }
    return name === "/two-factor/verify-totp" && ctx
      ? turnOn(c, deps, ctx, { input: input as VerifyTotp, ask: () => ask("session") })
      : ask("pending")
  }
  const response = await ask("session").catch((error: Error & { cause?: { code?: string } }) => {
    // Two enrolments at the same time: one row per person, so one of them is too late.
    if (error.cause?.code === "23505") return problem(c, 409, "second_step_under_way")
    throw error
  })
  if (!response.ok || !ctx) return response
  if (name === "/two-factor/disable") await turnedOff(ctx)
  if (name === "/two-factor/generate-backup-codes") await codesRenewed(ctx)
  return response
}

async function turnOn(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  ctx: AccountContext,
  { input, ask }: { input: VerifyTotp; ask: () => Promise<Response> },
) {
  const secret = await waitingSecret(ctx)
  if (!secret) return problem(c, 409, "second_step_off")
  const response = await ask()
  if (!response.ok) return response
  const { token } = (await response.clone().json()) as { token: string }
  const isFirst = await isFirstUse(deps, ctx.user.id, input.code)
  return (await turnedOn(ctx, secret, token)) && isFirst ? response : invalidCode(c)
}

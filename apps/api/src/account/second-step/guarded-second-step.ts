import { eq } from "../../platform/db/drizzle.ts"
import type { Context as HonoContext } from "hono"
import type { VerifyTotp } from "@doable/domain/account/input"
import { secondStepRemovals, sessions } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { countWithin } from "../../platform/http/count-within.ts"
import { record } from "../../platform/outbox/record.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { hashOfToken } from "../email-key.ts"
import { guardedAttempt, type Attempt } from "../guarded-attempt.ts"

/** The library takes a code half a minute early and late. Someone who saw it being typed can't use it again. */
const codeLivesSeconds = 120

const wrongCodes = ["INVALID_CODE", "INVALID_BACKUP_CODE"]

interface Asked {
  userId: string
  input: VerifyTotp
  /** A recovery code, not the app's. */
  isRecovery: boolean
  ask: () => Promise<Response>
}

/** The code after the password: counted, locked and written down like the password itself. */
export async function guardedSecondStep(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  { userId, input, isRecovery, ask }: Asked,
) {
  const [user] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return ask()
  return guardedAttempt(c, deps, user.email, {
    tooLate: () => invalidCode(c),
    ask: async (): Promise<Attempt> => {
      const response = await ask()
      const { code, token } = (await response.clone().json()) as { code?: string; token?: string }
      if (code && wrongCodes.includes(code)) return { came: "wrong", response }
      // It has done its work here too: it told someone deactivated why, and gave them the key to appeal.
      if (code === "ACCOUNT_DEACTIVATED" && !(await isFirstUse(deps, userId, input.code)))
        return { came: "wrong", response: invalidCode(c) }
      if (!response.ok || !token) return { came: "neither", response }
      if (!(await isFirstUse(deps, userId, input.code))) {
        await deps.db.delete(sessions).where(eq(sessions.id, token))
        return { came: "wrong", response: invalidCode(c) }
      }
      await deps.db.transaction(async (tx) => {
        // Someone with the app or a recovery code doesn't need the step removed.
        await tx.delete(secondStepRemovals).where(eq(secondStepRemovals.userId, userId))
        if (isRecovery) await record(tx, { type: "recovery-code.used", userId })
      })
      return { came: "in", sessionId: token, response }
    },
  })
}

/** Of many uses of one code at the same time, too, only one counts. */
export function isFirstUse({ db }: Pick<ServerDeps, "db">, userId: string, code: string): Promise<boolean> {
  return countWithin(db, `second-step|${hashOfToken(`${userId}|${code}`)}`, {
    max: 1,
    seconds: codeLivesSeconds,
  })
}

export function invalidCode(c: HonoContext<ApiEnv>) {
  return c.json({ message: "Invalid code", code: "INVALID_CODE" }, 401)
}

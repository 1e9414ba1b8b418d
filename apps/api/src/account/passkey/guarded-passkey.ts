import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from "@simplewebauthn/server"
import { eq } from "../../platform/db/drizzle.ts"
import type { Context as HonoContext } from "hono"
import type { UsePasskey } from "@doable/domain/account/ways-in/passkey"
import { visitor } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { passkeys } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { guardedAttempt, type Attempt } from "../guarded-attempt.ts"
import { keepingSession } from "../second-step/keeping-session.ts"
import { cookiesOf, readCookie, verifiedToken } from "../session-cookie.ts"
import { readAuthenticatorData } from "./authenticator-data.ts"

type Told = { code?: string; session?: { id: string }; twoFactorRedirect?: boolean }

type Asked = {
  /** Whose password was right and whose code is still to come, in this browser. */
  pendingUserId: () => Promise<string | null>
  ask: () => Promise<Response>
}

/** A login with a passkey: counted, locked and written down like one with a password. */
export async function guardedPasskey(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  { response: given, userId, isSecondStep }: UsePasskey,
  { pendingUserId, ask }: Asked,
) {
  const [found] = await deps.db
    .select({
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      email: users.email,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialID, given.id))
  if (!found) return refused(c)
  // Else what was asked of one person would be done to another, who is logged in by then.
  const wanted = userId ?? (isSecondStep ? await pendingUserId() : null)
  if (wanted && wanted !== found.userId) return refused(c, "OTHER_ACCOUNT")
  return guardedAttempt(c, deps, found.email, {
    tooLate: () => refused(c),
    ask: async (): Promise<Attempt> => {
      // Before the library takes it.
      const challenge = isBehind(given, found.counter) ? await challengeOf(c, deps) : null
      const response = await ask()
      const { code, session, twoFactorRedirect } = (await response.clone().json()) as Told
      if (twoFactorRedirect) return { came: "neither", response: keepingSession(response, deps) }
      if (response.ok && session) {
        await deps.db
          .update(passkeys)
          .set({ lastUsedAt: deps.now() })
          .where(eq(passkeys.credentialID, given.id))
        return { came: "in", sessionId: session.id, response }
      }
      // Closed accounts are told so; a challenge that's over is nobody's mistake.
      if (code === "ACCOUNT_DEACTIVATED") return { came: "neither", response }
      if (code === "CHALLENGE_NOT_FOUND") return { came: "neither", response: refused(c, code) }
      const isCopy = challenge !== null && (await isSigned(given, { ...found, challenge }, deps))
      if (isCopy) await recordCopy(c, deps, found.userId)
      return { came: "wrong", response: refused(c) }
    },
  })
}

/** An authenticator counts its uses. One that's behind what we saw is a copy, or the other one is. */
function isBehind({ response }: UsePasskey["response"], known: number) {
  const { counter } = readAuthenticatorData(response.authenticatorData)
  return (counter > 0 || known > 0) && counter <= known
}

async function challengeOf(c: HonoContext<ApiEnv>, { config, auth }: ServerDeps): Promise<string | null> {
  const cookie = readCookie(c.req.header("cookie") ?? null, cookiesOf(config).names.passkey)
  const identifier = cookie && verifiedToken(cookie, config.authSecret)
  const asked = identifier && (await auth.findPending(identifier))
  return asked ? (JSON.parse(asked) as { expectedChallenge: string }).expectedChallenge : null
}

type Known = { publicKey: string; challenge: string }

/**
 * The library looks at the counter before the signature. A number in someone's browser is no sign of a copy: only
 * the person who has the key can sign our challenge.
 */
async function isSigned(given: UsePasskey["response"], known: Known, { config }: ServerDeps) {
  const { origin, hostname } = new URL(config.uiUrl)
  const checked = verifyAuthenticationResponse({
    response: given as AuthenticationResponseJSON,
    expectedChallenge: known.challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    // Without a count, everything but the count is checked.
    credential: { id: given.id, publicKey: Buffer.from(known.publicKey, "base64"), counter: 0 },
    requireUserVerification: false,
  })
  return checked.then(({ verified }) => verified).catch(() => false)
}

async function recordCopy(c: HonoContext<ApiEnv>, { db, now }: ServerDeps, userId: string) {
  const { clientAddress, requestId } = c.var
  const visit = { clientAddress, requestId, userAgent: c.req.header("user-agent") ?? null }
  const entity = { type: "user", id: userId } as const
  await db.transaction((tx) =>
    writeAuditLog(tx, visitor(visit), { action: "account.passkey_copied", entity, at: now() }),
  )
}

/** One answer for a passkey that nobody has and for one that doesn't fit. */
function refused(c: HonoContext<ApiEnv>, code = "AUTHENTICATION_FAILED") {
  return c.json({ message: "Authentication failed", code }, 401)
}

import { AsyncLocalStorage } from "node:async_hooks"
import { createHash, randomInt } from "node:crypto"
import { drizzleAdapter } from "better-auth/adapters/drizzle"
import { APIError, createAuthMiddleware } from "better-auth/api"
import { betterAuth } from "better-auth/minimal"
import { passkey } from "@better-auth/passkey"
import { twoFactor } from "better-auth/plugins/two-factor"
import { eq } from "./platform/db/drizzle.ts"
import {
  readRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  trustedDeviceDays,
} from "@doable/domain/account/second-step"
import { passwordLength } from "@doable/domain/limits"
import { defaultLocale, locales } from "@doable/domain/locale"
import { endOldestSessions, inPlaceOf, renewHash, replacedBy } from "./account/after-sign-in.ts"
import { hashPassword, verifyPassword } from "./account/password-hash.ts"
import { cookiesOf, sessionSeconds } from "./account/session-cookie.ts"
import { showsUserVerified } from "./account/passkey/authenticator-data.ts"
import { nameOfPasskey } from "./account/passkey/name-of-passkey.ts"
import { cleanPerson, welcome } from "./account/provider/new-person.ts"
import { renewSecrets } from "./account/second-step/renew-secrets.ts"
import { nameOfProvider, openidOf, socialProvidersOf } from "./account/provider/provider-settings.ts"
import type { ProviderConfig } from "./account/provider/provider-settings.ts"
import { resetIdentifier, resetSeconds, storedReset } from "./account/reset-tokens.ts"
import { endSignUps } from "./account/sign-up/sign-up.ts"
import type { Database } from "./platform/db/client.ts"
import { endRestrictionOf } from "./closure/end-restrictions.ts"
import { accounts, passkeys, sessions, twoFactors, verifications } from "./platform/db/schema/account.ts"
import { users } from "./platform/db/schema/user.ts"
import { movePushes } from "./push/move-pushes.ts"
import { secretsOf } from "./platform/settings/derive-key.ts"
import type { Log } from "./platform/settings/log.ts"

export type AuthConfig = {
  serverUrl: string
  uiUrl: string
  cookieDomain?: string | undefined
  appName: string
  secret: string
  providers?: ProviderConfig
}

/** Set by our own server from the address it has made sure of; what a client sends under it is thrown away. */
export const clientAddressHeader = "x-doable-client-address"

export function createAuth(db: Database, log: Log, config: AuthConfig) {
  const https = config.serverUrl.startsWith("https:")
  const { names } = cookiesOf(config)
  const ours = { type: "string", required: false, input: false } as const

  /** The address that a provider gave in this request: the library doesn't keep it with the account. */
  const told = new WeakMap<Request, string>()
  /** Whose session was refused in this request: the library's answer to a browser that was led here names nobody. */
  const shutOut = new WeakMap<Request, string>()
  /** The library hands the token to a hook; the job that writes the letter is the one that gets it. */
  const letters = new AsyncLocalStorage<{ token?: string }>()

  const auth = betterAuth({
    appName: config.appName,
    baseURL: config.serverUrl,
    basePath: "/api/auth",
    secrets: versioned(secretsOf(config.secret)),
    trustedOrigins: [new URL(config.uiUrl).origin],
    telemetry: { enabled: false },
    logger: { log: (level, message) => writeTo(log, level, message) },
    // Faults are answered and logged as everywhere else; refusals stay answers.
    onAPIError: { throw: true, errorURL: new URL("/signin", config.uiUrl).href },
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      usePlural: true,
      schema: { users, sessions, accounts, verifications, twoFactors, passkeys },
    }),
    user: {
      validateUserInfo: (given, context) => {
        if (context?.request && given.user.email) told.set(context.request, given.user.email)
        return refuseUnproven(given)
      },
      additionalFields: {
        role: { ...ours, defaultValue: "USER" },
        status: { ...ours, defaultValue: "active" },
        accountType: { ...ours, defaultValue: "CUSTOMER" },
        locale: { type: [...locales], required: false, input: true, defaultValue: defaultLocale },
      },
    },
    socialProviders: socialProvidersOf(config.providers ?? {}),
    account: {
      updateAccountOnSignIn: false,
      additionalFields: { email: ours },
      // Only by someone who is logged in: an address alone is no proof of being the same person.
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
    },
    // Renewed by us, because a session has a longest time as well.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true, cookieCache: { enabled: false } },
    verification: {
      storeIdentifier: {
        default: "hashed",
        overrides: { [resetIdentifier("")]: { hash: async (name) => storedReset(name) } },
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => {
        const letter = letters.getStore()
        if (letter) letter.token = token
      },
      password: {
        hash: hashPassword,
        verify: verifyPassword,
      },
    },
    // Every path is counted at the door, before anything else is done (http/path-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      // The names carry the prefix themselves; better-auth would choose the weaker __Secure-.
      useSecureCookies: false,
      // Said aloud, because the library leaves the check out under test.
      disableOriginCheck: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: https, path: "/" },
      cookies: {
        session_token: {
          name: names.session,
          ...(config.cookieDomain && { attributes: { domain: config.cookieDomain } }),
        },
        dont_remember: { name: names.dontRemember },
        two_factor: { name: names.secondStep },
        trust_device: { name: names.trusted },
        "better-auth-passkey": { name: names.passkey },
        state: { name: names.providerState },
      },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account, context) => ({
            data: {
              ...withoutTokens(account),
              email: (context?.request && told.get(context.request)) ?? null,
            },
          }),
        },
      },
      user: {
        create: {
          before: async (user) => ({ data: cleanPerson(user) }),
          after: (user, context) => welcome(db, user, context?.headers?.get("accept-language") ?? null),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            if (await isDeactivated(db, session.userId)) {
              if (context?.request) shutOut.set(context.request, session.userId)
              throw new APIError("FORBIDDEN", { code: "ACCOUNT_DEACTIVATED", message: "account_deactivated" })
            }
            const former = replacedBy(context)
            return former ? { data: { ...session, ...inPlaceOf(former, session) } } : undefined
          },
          // The library ends the former session next, and what hangs on it goes with it.
          after: (session, context) => movePushes(db, replacedBy(context)?.id, session),
        },
      },
    },
    plugins: [
      askingAfterEveryWayIn({
        issuer: config.appName,
        trustDeviceMaxAge: trustedDeviceDays * 24 * 60 * 60,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        // People without one have shown who they are in the last ten minutes, like everyone who changes the step.
        allowPasswordless: true,
        // Our guard counts wrong codes with wrong passwords, and knows the person's own devices.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: new URL(config.uiUrl).hostname,
        rpName: config.appName,
        origin: new URL(config.uiUrl).origin,
        registration: { afterVerification: nameOfPasskey },
      }),
      ...openidOf(config.providers ?? {}),
      // After the others: they may have taken the session back.
      { id: "doable", hooks: { after: [{ matcher: () => true, handler: afterwards(db) }] } },
    ],
  })
  return Object.assign(auth, {
    nameOfProvider: (id: string) => nameOfProvider(config.providers ?? {}, id),
    findShutOut: (request: Request) => shutOut.get(request) ?? null,
    findPending: async (identifier: string) => {
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findVerificationValue(identifier)
      return found && found.expiresAt > new Date() ? found.value : null
    },
    newResetToken: async (email: string) => {
      const letter: { token?: string } = {}
      await letters.run(letter, () => auth.api.requestPasswordReset({ body: { email } }))
      return letter.token ?? null
    },
    /** After a change of AUTH_SECRET. */
    renewSecrets: async () => {
      const { secretConfig } = await auth.$context
      if (typeof secretConfig !== "string") await renewSecrets(db, secretConfig)
    },
    countRecoveryCodes: async (userId: string) => {
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
      return backupCodes.length
    },
  })
}

/**
 * The library asks for the second step after a password alone. A passkey that someone unlocked with a finger, a face
 * or a PIN is two steps already.
 */
function askingAfterEveryWayIn(options: Parameters<typeof twoFactor>[0]) {
  const plugin = twoFactor(options)
  for (const asking of plugin.hooks.after) {
    const isPassword = asking.matcher
    asking.matcher = (context) =>
      isPassword(context) ||
      context.path === "/callback/:id" ||
      (context.path === "/passkey/verify-authentication" && !showsUserVerified(context.body))
  }
  return plugin
}

/** Nobody gets an account, or adds one, by an address that the provider hasn't checked itself. */
function refuseUnproven({ user, source }: { user: { emailVerified?: boolean }; source: { action: string } }) {
  return source.action === "sign-in" || user.emailVerified === true
    ? undefined
    : { error: "email_not_verified" }
}

/** We ask a provider who someone is, and nothing afterwards. */
function withoutTokens<Account extends object>(account: Account) {
  return { ...account, accessToken: null, refreshToken: null, idToken: null }
}

const afterwards = (db: Database) =>
  createAuthMiddleware(async (ctx) => {
    const { newSession, returned } = ctx.context
    if (ctx.path === "/get-session") return ctx.json(withoutToken(returned))
    const id = newSession?.session.id ?? ctx.context.session?.session.id
    if (!newSession) return holdsToken(returned) ? ctx.json({ ...returned, token: id }) : undefined
    const { session } = newSession
    if (ctx.path === "/sign-in/email") await renewHash(db, session, String(ctx.body.password))
    await endSignUps(db, session.userId)
    await endOldestSessions(db, session)
    if (ctx.path === "/passkey/verify-authentication") return ctx.json(withoutToken(returned))
    return holdsToken(returned) ? ctx.json({ ...returned, token: id }) : undefined
  })

/** Wherever an answer holds a token, a script in the page gets a handle in its place. */
function holdsToken(returned: unknown): returned is { token: string } {
  const isAnswer = typeof returned === "object" && returned !== null && !(returned instanceof Error)
  return isAnswer && "token" in returned
}

function newRecoveryCodes(): string[] {
  const sign = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)] ?? ""
  const code = () => readRecoveryCode(Array.from({ length: recoveryCodeLength }, sign).join(""))
  return Array.from({ length: recoveryCodeCount }, code)
}

/** A secret keeps its number when a newer one joins it: what it encrypted names it. */
function versioned(secrets: readonly string[]) {
  return secrets.map((value) => ({
    version: createHash("sha256").update(value).digest().readUInt32BE(),
    value,
  }))
}

/** better-auth puts addresses into its messages. */
function writeTo(log: Log, level: string, message: string) {
  log[level === "warn" || level === "error" ? level : "debug"]({
    auth: message.replaceAll(/\S+@\S+/g, "[hidden]"),
  })
}

async function isDeactivated(db: Database, userId: string): Promise<boolean> {
  const found = await db.select({ status: users.status }).from(users).where(eq(users.id, userId))
  return found[0]?.status === "deactivated" && !(await endRestrictionOf(db, userId, new Date()))
}

type Found = { user?: { status?: string }; session?: { id: string } } | null

/** A page's script gets a handle in place of the token, as in the list of sessions; a closed account nothing. */
function withoutToken(returned: unknown) {
  const found = returned as Found
  if (!found?.session || found.user?.status === "deactivated") return null
  return { ...found, session: { ...found.session, token: found.session.id } }
}

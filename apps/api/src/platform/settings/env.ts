import { BlockList, isIP } from "node:net"
import { z } from "zod"
import { knownPushHosts } from "@doable/domain/push/service"
import { isVapidPair } from "./vapid-pair.ts"
import { hostsIn, urlWith } from "./database-hosts.ts"
import { secretsOf } from "./derive-key.ts"

const port = z.coerce.number().int().min(0).max(65_535)
/** Paths are put behind it, so it loses a slash at its end. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""))

/** May name several hosts: a standby takes over where the first one ends. */
const postgresUrl = z
  .string()
  .refine(
    (url) =>
      hostsIn(url).every(
        (host) =>
          host.host !== "" && z.url({ protocol: /^postgres(ql)?$/ }).safeParse(urlWith(host, url)).success,
      ),
    "must be a postgres:// address",
  )

const prefixes = (usual: string) =>
  z
    .string()
    .default(usual)
    .transform((list) => (list === "" ? [] : list.split(",").map((prefix) => prefix.trim())))
    .pipe(z.array(z.string().regex(/^\+\d{1,8}$/, "must be a list of prefixes like +373")))

const groups = {
  storage: ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  Google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  OpenID: ["OPENID_ISSUER", "OPENID_CLIENT_ID", "OPENID_CLIENT_SECRET", "OPENID_NAME"],
  SMS: ["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"],
  push: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
} as const

/** Told together with what is missing, not only once that is there. */
const always = { when: () => true }

export const envSchema = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    APP_NAME: z.string().min(1).max(50).default("Doable"),
    SERVER_URL: httpUrl.default("http://localhost:3001"),
    UI_URL: httpUrl.default("http://localhost:3000"),
    /** The domain that both hosts belong to, when the web and the API are on two. */
    COOKIE_DOMAIN: z.hostname().optional(),
    API_HOST: z.string().min(1).default("127.0.0.1"),
    API_PORT: port.default(3001),
    DATABASE_URL: postgresUrl,
    /** PostgreSQL itself, where DATABASE_URL leads to a pooler such as pgbouncer. */
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    /** A standby that lists are read from. */
    DATABASE_REPLICA_URL: postgresUrl
      .refine((url) => hostsIn(url).length === 1, "must name one host; every process may have another one")
      .optional(),
    /** Seconds. */
    DATABASE_REPLICA_MAX_LAG: z.coerce.number().int().min(1).max(3_600).default(5),
    DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
    AUTH_SECRET: z
      .string()
      .refine((setting) => secretsOf(setting).every((secret) => secret.length >= 32), {
        error: "must be at least 32 characters; make one with: openssl rand -base64 32",
      })
      .refine((setting) => secretsOf(setting).length <= 2, {
        error: "holds at most two secrets: the one that signs, and after a comma the one before it",
      }),
    /** Nobody enters the admin area without a second step. */
    REQUIRE_ADMIN_2FA: z.enum(["on", "off"]).optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    OPENID_ISSUER: httpUrl.optional(),
    OPENID_CLIENT_ID: z.string().optional(),
    OPENID_CLIENT_SECRET: z.string().optional(),
    /** What the button says. */
    OPENID_NAME: z.string().min(1).max(40).optional(),
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    /** Of one person; visitors of one network have four times as many together. */
    CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
    TRUSTED_PROXIES: z.string().default("").transform(toBlockList),
    /** Where Prometheus reads this process's figures; nowhere without a port. */
    API_METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    /** How long the server says "not ready" before it closes its door, for load balancers to notice. */
    STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
    MAIL_FROM: z.string().min(3).default("Doable <no-reply@localhost>"),
    /** Where messages to the team are emailed, in addition to the admin queue. */
    CONTACT_EMAIL: z.email().optional(),
    MAIL_DIR: z.string().min(1).default(".data/mail"),
    SMS_URL: httpUrl.default("https://api.twilio.com"),
    SMS_ACCOUNT: z.string().optional(),
    SMS_TOKEN: z.string().optional(),
    SMS_FROM: z.string().optional(),
    SMS_PREFIXES: prefixes("+373,+40,+7,+380,+375,+39,+49,+33,+34,+351,+44"),
    SMS_KEEP_OPEN: prefixes(""),
    SMS_DAILY_LIMIT: z.coerce.number().int().min(0).default(500),
    SMS_PER_HOUR: z.coerce.number().int().min(0).default(120),
    VAPID_PUBLIC_KEY: z.base64url().optional(),
    VAPID_PRIVATE_KEY: z.base64url().optional(),
    /** Where push services find us if something goes wrong. */
    VAPID_SUBJECT: z
      .url({ protocol: /^(https|mailto)$/, error: "must be a mailto: or https: address" })
      .optional(),
    PUSH_HOSTS: z
      .string()
      .default(knownPushHosts.join(","))
      .transform((list) => list.split(",").map((host) => host.trim())),
    /** How many machines run the API; a disk belongs to one of them. */
    MACHINES: z.coerce.number().int().min(1).max(1_000).default(1),
    FILES_DIR: z.string().min(1).default(".data/files"),
    S3_ENDPOINT: httpUrl.optional(),
    S3_REGION: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .refine((env) => env.NODE_ENV !== "production" || env.SMTP_URL, {
    ...always,
    path: ["SMTP_URL"],
    message: "is needed in production: without it nobody can sign up",
  })
  .refine((env) => env.NODE_ENV !== "production" || !env.MAIL_FROM.includes("@localhost"), {
    ...always,
    path: ["MAIL_FROM"],
    message: "must be an address of yours in production, such as Doable <no-reply@example.com>",
  })
  .superRefine((env, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })

    for (const [name, keys] of Object.entries(groups)) {
      const missing = keys.filter((key) => !env[key as keyof typeof env])
      if (missing.length === keys.length) continue
      for (const key of missing) problem(key, `is needed too, because other variables of ${name} are set`)
    }
    if (env.MACHINES > 1 && !env.S3_BUCKET)
      problem(
        "S3_BUCKET",
        "is needed with several MACHINES: a file on one's disk would be missing on the others",
      )
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env
    if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && !isVapidPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY))
      problem(
        "VAPID_PUBLIC_KEY",
        "doesn't belong to VAPID_PRIVATE_KEY; make both with: npx web-push generate-vapid-keys",
      )
    const hosts = [new URL(env.UI_URL).hostname, new URL(env.SERVER_URL).hostname] as const
    const whyNot = whyCookiesFail(hosts, env.COOKIE_DOMAIN)
    if (whyNot) problem("COOKIE_DOMAIN", whyNot)
    if (env.NODE_ENV !== "production") return
    if (secretsOf(env.AUTH_SECRET).some(isGuessable))
      problem("AUTH_SECRET", "looks like a placeholder; production needs a random one")
    if (env.PUSH_HOSTS.some((host) => host.includes("/")))
      problem("PUSH_HOSTS", "must be names such as push.example.com in production")
    if (env.RATE_LIMITS === "off") problem("RATE_LIMITS", "must be on in production")
  })

export type Env = z.infer<typeof envSchema>

/** On where it isn't said, in production. */
export const requiresAdminSecondStep = ({ REQUIRE_ADMIN_2FA, NODE_ENV }: Env) =>
  REQUIRE_ADMIN_2FA === undefined ? NODE_ENV === "production" : REQUIRE_ADMIN_2FA === "on"

/** For what needs a connection of its own: listening, jobs, migrations, commands. */
export const directUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Env) => DATABASE_DIRECT_URL ?? DATABASE_URL

export class InvalidEnv extends Error {}

/** Reports all problems together, by name and never with the value: values may be secrets. */
export function parseEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty line in .env means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const isMissing = given[name] === undefined && issue.code !== "custom"
    return `  ${name} ${isMissing ? "is missing" : issue.message}`
  })
  throw new InvalidEnv(`The configuration is not usable:\n${problems.join("\n")}`)
}

/** What works, but is probably not meant; said in the log at the start. */
export function doubtsAbout(env: Env): string[] {
  if (env.NODE_ENV !== "production") return []
  const doubts = env.VAPID_PUBLIC_KEY
    ? []
    : ["VAPID_PUBLIC_KEY is empty: push is off, and nobody is offered it"]
  const isBehindProxy = ["127.0.0.1", "::1", "localhost"].includes(env.API_HOST)
  if (!isBehindProxy || env.TRUSTED_PROXIES.rules.length > 0) return doubts
  return [
    ...doubts,
    "TRUSTED_PROXIES is empty, but only this machine can reach the API: all visitors have the proxy's address " +
      "and share one limit of tries. Name the proxy, for example TRUSTED_PROXIES=127.0.0.1/32",
  ]
}

/** What the one-off commands read in addition to the server's variables. */
export function adminFromEnv(source: Record<string, string | undefined> = process.env) {
  return { email: source.ADMIN_EMAIL || undefined, password: source.ADMIN_PASSWORD || undefined }
}

/** The pages are drawn with the session that the API gave out, so both hosts must see its cookie. */
function whyCookiesFail([web, api]: readonly [string, string], domain: string | undefined): string | null {
  if (!domain) {
    if (web === api) return null
    return `is needed, because UI_URL and SERVER_URL name two hosts: give the domain that both belong to, such as example.com`
  }
  const isOf = (host: string) => host === domain || host.endsWith(`.${domain}`)
  if (!domain.includes(".") || !isOf(web) || !isOf(api))
    return "must be a domain with a dot that the hosts of UI_URL and SERVER_URL both belong to"
  return null
}

function isGuessable(secret: string) {
  return new Set(secret).size < 10 || /change.?me|secret|password|example|default|development/i.test(secret)
}

function toBlockList(list: string, context: z.RefinementCtx) {
  const trusted = new BlockList()
  for (const entry of list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = "", prefix] = entry.split("/")
    const family = isIP(address)
    const bits = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix)
    if (!family || !/^\d+$/.test(prefix ?? "0") || bits > (family === 4 ? 32 : 128)) {
      context.addIssue({ code: "custom", message: "must be a list of addresses or networks like 10.0.0.0/8" })
      return z.NEVER
    }
    trusted.addSubnet(address, bits, family === 4 ? "ipv4" : "ipv6")
  }
  return trusted
}

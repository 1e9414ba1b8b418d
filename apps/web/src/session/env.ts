// The web server's configuration. Read once, on the server alone; the browser gets `publicConfig`.
import { z } from "zod"
import type { ProviderId } from "@doable/domain/account/ways-in/provider"

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""))

export const envSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  APP_NAME: z.string().min(1).default("Doable"),
  SERVER_URL: address.default("http://localhost:3001"),
  UI_URL: address.default("http://localhost:3000"),
  /** The network address to listen on; all of this machine's if none is named. */
  WEB_HOST: z.string().min(1).max(255).optional(),
  WEB_PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  API_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  API_INTERNAL_URL: address.optional(),
  /** The folder of the build that is served; the product's own if none is named. */
  WEB_BUILD: z.string().min(1).optional(),
  /** Where browsers send files, if not to the API itself. */
  S3_ENDPOINT: address.optional(),
  /** How old the lists may be that visitors see; 0 draws every page for itself. */
  VISITOR_PAGE_SECONDS: z.coerce.number().min(0).max(60).default(5),
  /** How long the server says "not ready" before it closes its door, as the API does. */
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Whose word counts about the address of a visitor, as for the API. */
  TRUSTED_PROXIES: z.string().default(""),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** How many pages are drawn in a minute for one network. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  /** Where Prometheus reads this process's figures; nowhere without a port. */
  WEB_METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Providers that log people in: the API does it, the pages show a button for each. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  OPENID_NAME: z.string().min(1).max(40).optional(),
  SIGN_IN_PATH: z.string().startsWith("/").default("/signin"),
})

export type Env = z.infer<typeof envSchema>

let read: Env | undefined

/** The environment of this process, parsed with its first use. */
export function readEnv(): Env {
  return (read ??= parseEnv(process.env))
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
  throw new Error(`The configuration of the web server is wrong:\n${problems.join("\n")}`)
}

/** Where this server reaches the API. The way of the browsers would lead through the proxy and back. */
export const apiAddress = ({ API_INTERNAL_URL, API_PORT }: Env) =>
  API_INTERNAL_URL ?? `http://127.0.0.1:${API_PORT}`

export interface PublicConfig {
  appName: string
  serverUrl: string
  uiUrl: string
  signInPath: string
  providers: LoginProvider[]
}

export interface LoginProvider {
  id: ProviderId
  name: string
}

export function publicConfig(env: Env): PublicConfig {
  return {
    appName: env.APP_NAME,
    serverUrl: env.SERVER_URL,
    uiUrl: env.UI_URL,
    signInPath: env.SIGN_IN_PATH,
    providers: providersOf(env),
  }
}

function providersOf({ GOOGLE_CLIENT_ID, OPENID_NAME }: Env): LoginProvider[] {
  return [
    ...(GOOGLE_CLIENT_ID ? [{ id: "google" as const, name: "Google" }] : []),
    ...(OPENID_NAME ? [{ id: "openid" as const, name: OPENID_NAME }] : []),
  ]
}

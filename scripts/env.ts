// What the commands of this folder read from the environment, and what they hand on to the servers.
import { createECDH, randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { CannotStart } from "./cannot-start.ts"

export const root = join(import.meta.dirname, "..")
export const dataFolder = join(root, ".data")
/** Where Node keeps what it has compiled. */
const compiledFolder = join(root, ".cache/compile")

type Variables = Record<string, string | undefined>

export function loadEnvFile(): void {
  const file = join(root, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
}

type Address = "NODE_ENV" | "API_PORT" | "WEB_PORT" | "SERVER_URL" | "UI_URL" | "API_INTERNAL_URL"

export type ServerEnv = Variables & Record<Address, string>

/** The environment of the servers: as given, with what a machine without any settings needs filled in. */
export async function serverEnv(
  given: Variables = process.env,
  secretsFile = join(dataFolder, "secrets.json"),
): Promise<ServerEnv> {
  const apiPort = given.API_PORT || "3001"
  const webPort = given.WEB_PORT || "3000"
  const isProduction = given.NODE_ENV === "production"
  return {
    ...given,
    NODE_ENV: given.NODE_ENV || "development",
    API_PORT: apiPort,
    WEB_PORT: webPort,
    SERVER_URL: given.SERVER_URL || `http://localhost:${apiPort}`,
    UI_URL: given.UI_URL || `http://localhost:${webPort}`,
    // The second start is quicker: Node keeps what it has compiled.
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE || compiledFolder,
    API_INTERNAL_URL: given.API_INTERNAL_URL || `http://127.0.0.1:${apiPort}`,
    ...(!isProduction && {
      AUTH_SECRET: given.AUTH_SECRET || (await kept(secretsFile, newSecret)).AUTH_SECRET,
      ...(!given.VAPID_PUBLIC_KEY && (await kept(secretsFile, newPushKeys))),
      // The web server runs beside the API and hands the visitor's address on.
      TRUSTED_PROXIES: given.TRUSTED_PROXIES || "127.0.0.1/32,::1/128",
      // A line per request would push the addresses and logins off the screen.
      LOG_LEVEL: given.LOG_LEVEL || "warn",
    }),
  }
}

const newSecret = () => ({ AUTH_SECRET: randomBytes(32).toString("base64url") })

/** Browsers tie their consent to the public key, so the pair stays the same. */
function newPushKeys() {
  const curve = createECDH("prime256v1")
  curve.generateKeys()
  return {
    VAPID_PUBLIC_KEY: curve.getPublicKey("base64url"),
    VAPID_PRIVATE_KEY: curve.getPrivateKey("base64url"),
    VAPID_SUBJECT: "mailto:no-reply@localhost",
  }
}

/** Made once on each machine, so that no secret that works anywhere stands in the repository. */
async function kept<Made extends Record<string, string>>(file: string, make: () => Made): Promise<Made> {
  const text = await readFile(file, "utf8").catch(() => "{}")
  const secrets = JSON.parse(text) as Variables
  const made = make()
  const names = Object.keys(made)
  if (names.every((name) => secrets[name]))
    return Object.fromEntries(names.map((name) => [name, secrets[name]])) as Made
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...secrets, ...made }, null, 2)}\n`, { mode: 0o600 })
  return made
}

/** True when npm runs this command; then the command must not outlive npm. */
export function isStartedByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined
}

/** What the person typed, to be said back in a hint. */
export function typedCommand(): string {
  const script = process.env.npm_lifecycle_event ?? "start"
  return script === "start" ? "npm start" : `npm run ${script}`
}

export function chosenBrowser(): string | undefined {
  return process.env.CHROME_PATH || undefined
}

export function searchPath(): string[] {
  return (process.env.PATH ?? "").split(":").filter(Boolean)
}

/** `npm run test:long` says so. */
export function isLongRun(): boolean {
  return Boolean(process.env["TEST_LONG"])
}

/** For every process that this one starts from now on: what it loads is compiled already, and found at once. */
export function loadQuickly(): void {
  process.env.NODE_COMPILE_CACHE ??= compiledFolder
  const hook = `--import=${pathToFileURL(join(import.meta.dirname, "quick-imports.mjs")).href}`
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, hook].filter(Boolean).join(" ")
}

/** A path as it stands in a setting: relative ones start in the project's folder, where the servers run. */
export const folderFrom = (path: string) => resolve(root, path)

/** The first word of a command that is no option. */
export function givenWord(usage: string): string {
  const word = process.argv.slice(2).find((each) => !each.startsWith("--"))
  if (!word) throw new CannotStart(`Which one? ${usage}`)
  return word
}

/** A path as it was typed: relative ones start where npm was called. */
export const whereTyped = (path: string) => resolve(process.env.INIT_CWD ?? "", path)

/** Of several processes behind one port, each tells its figures at a port of its own, counted from the given one. */
export function metricsPortOf(number: number): Variables {
  const given = (["API_METRICS_PORT", "WEB_METRICS_PORT"] as const).filter((name) => process.env[name])
  return Object.fromEntries(given.map((name) => [name, String(Number(process.env[name]) + number)]))
}

/** `npm start -- --workers 2`: how many processes of each server. */
export function givenWorkers(words = process.argv): number {
  const at = words.indexOf("--workers")
  const count = at === -1 ? 1 : Number(words[at + 1])
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new CannotStart("--workers needs a whole number from 1 to 64, such as --workers 2")
  return count
}

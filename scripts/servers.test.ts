import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { serverEnv } from "./env.ts"
import { refuseUnusable } from "./servers.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-servers-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const envWith = (given: Record<string, string>) => serverEnv(given, join(folder, "secrets.json"))

test("a machine without settings is fine, and so are empty lines", async () => {
  const empty = { API_HOST: "", TRUSTED_PROXIES: "", SIGN_IN_PATH: "", DATABASE_URL: "", LOG_LEVEL: "" }
  for (const given of [{}, empty]) {
    const env = await envWith(given)
    expect(() => refuseUnusable(env)).not.toThrow()
  }
})

test.each([
  ["API_PORT", "none"],
  ["DATABASE_POOL", "1"],
  ["WEB_PORT", "70000"],
  ["SIGN_IN_PATH", "signin"],
])("%s=%s is refused by its name, whichever server reads it", async (name, value) => {
  const env = await envWith({ [name]: value })
  expect(() => refuseUnusable(env)).toThrow(name)
})

test("production is refused without a database, a secret and a way to send mail, all named at once", async () => {
  const env = await envWith({ NODE_ENV: "production" })
  const refuse = () => refuseUnusable(env)
  for (const name of ["DATABASE_URL", "AUTH_SECRET", "SMTP_URL", "MAIL_FROM"]) expect(refuse).toThrow(name)
})

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { serverEnv } from "./env.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-env-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const secrets = () => join(folder, "secrets.json")

test("[H17] without settings the API is at port 3001 and the web at port 3000 of this machine", async () => {
  const env = await serverEnv({}, secrets())
  expect(env).toMatchObject({ SERVER_URL: "http://localhost:3001", UI_URL: "http://localhost:3000" })
})

test("a chosen port shows in the addresses, unless they are given too", async () => {
  expect(await serverEnv({ API_PORT: "4101", WEB_PORT: "4100" }, secrets())).toMatchObject({
    SERVER_URL: "http://localhost:4101",
    UI_URL: "http://localhost:4100",
    API_INTERNAL_URL: "http://127.0.0.1:4101",
  })
  const given = { API_PORT: "4101", SERVER_URL: "https://api.example.org" }
  expect((await serverEnv(given, secrets())).SERVER_URL).toBe("https://api.example.org")
})

test("in development a random secret is made once and kept", async () => {
  const first = await serverEnv({}, secrets())
  const second = await serverEnv({}, secrets())
  expect(first.AUTH_SECRET).toHaveLength(43)
  expect(second.AUTH_SECRET).toBe(first.AUTH_SECRET)
})

test("in production nothing secret is made up and no proxy is trusted", async () => {
  const env = await serverEnv({ NODE_ENV: "production" }, secrets())
  expect(env.AUTH_SECRET).toBe(undefined)
  expect(env.TRUSTED_PROXIES).toBe(undefined)
})

test("in development the keys of push are made once and kept, unless they are given", async () => {
  const first = await serverEnv({}, secrets())
  const second = await serverEnv({}, secrets())
  for (const name of ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT", "AUTH_SECRET"]) {
    expect(first[name]).toBeTruthy()
    expect(second[name]).toBe(first[name])
  }
  const given = await serverEnv({ VAPID_PUBLIC_KEY: "given", VAPID_PRIVATE_KEY: "given" }, secrets())
  expect(given).toMatchObject({ VAPID_PUBLIC_KEY: "given", VAPID_PRIVATE_KEY: "given" })
  const production = await serverEnv({ NODE_ENV: "production" }, secrets())
  expect(production.VAPID_PUBLIC_KEY).toBe(undefined)
})

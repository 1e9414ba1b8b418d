import { expect, test } from "vitest"
import { adminFromEnv, doubtsAbout, envSchema, parseEnv } from "./env.ts"

const good = {
  DATABASE_URL: "postgres://localhost/doable",
  AUTH_SECRET: "q8Vt2LzXo5Rk1Nw7Ub4Hy9Jc3Ms6Pd0E",
}

const inProduction = {
  ...good,
  NODE_ENV: "production",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Doable <no-reply@doable.example>",
}

function problemsOf(source: Record<string, string | undefined>) {
  try {
    parseEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  return ""
}

test("[H17] the addresses default to the local ports 3001 and 3000, the name to Doable", () => {
  expect(parseEnv(good)).toMatchObject({
    SERVER_URL: "http://localhost:3001",
    UI_URL: "http://localhost:3000",
    APP_NAME: "Doable",
    API_PORT: 3001,
  })
})

test("every problem is reported at once", () => {
  const message = problemsOf({ UI_URL: "ftp://x", API_PORT: "99999", TRUSTED_PROXIES: "10.0.0.0/33" })
  for (const name of [
    "UI_URL",
    "API_PORT",
    "TRUSTED_PROXIES",
    "DATABASE_URL is missing",
    "AUTH_SECRET is missing",
  ]) {
    expect(message).toContain(name)
  }
})

test("a problem never shows the value", () => {
  expect(problemsOf({ ...good, AUTH_SECRET: "hunter2" })).not.toContain("hunter2")
})

test.each([
  ["a short secret", { AUTH_SECRET: "short" }],
  ["a secret of one letter", { AUTH_SECRET: "a".repeat(40) }],
  ["a placeholder", { AUTH_SECRET: "change-me-to-something-random-1234567890" }],
  ["no secret", { AUTH_SECRET: undefined }],
  ["rate limits switched off", { RATE_LIMITS: "off" }],
  ["no mail server", { SMTP_URL: undefined }],
  ["the sender of a newcomer's machine", { MAIL_FROM: undefined }],
  ["no database", { DATABASE_URL: undefined }],
  ["a database of another kind", { DATABASE_URL: "mysql://localhost/doable" }],
  ["a second database host without a name", { DATABASE_URL: "postgres://one:5432,:5433/doable" }],
])("production refuses %s", (_title, wrong) => {
  expect(problemsOf({ ...inProduction, ...wrong })).toContain(Object.keys(wrong)[0])
  expect(problemsOf(inProduction)).toBe("")
})

test.each([
  ["a new secret and the one before it", `${good.AUTH_SECRET},${good.AUTH_SECRET}x`, ""],
  ["a short older secret", `${good.AUTH_SECRET},short`, "at least 32 characters"],
  ["three", Array(3).fill(good.AUTH_SECRET).join(), "at most two"],
])("AUTH_SECRET with %s", (_title, AUTH_SECRET, problem) => {
  expect(problemsOf({ ...good, AUTH_SECRET })).toContain(problem)
  if (problem === "") expect(problemsOf({ ...good, AUTH_SECRET })).toBe("")
})

test("half of a storage configuration names the missing half", () => {
  const message = problemsOf({ ...good, S3_ENDPOINT: "https://s3.example" })
  expect(message).toContain("S3_BUCKET is needed too")
  expect(message).not.toContain("SMS_TOKEN")
})

test("several machines need storage that all of them reach", () => {
  expect(problemsOf({ ...good, MACHINES: "2" })).toContain("S3_BUCKET is needed with several MACHINES")
  expect(problemsOf({ ...good, MACHINES: "1" })).toBe("")
})

test("an empty line in a file means not set, for every variable", () => {
  const empty = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ""]))
  expect(parseEnv({ ...empty, ...good })).toEqual(parseEnv(good))
  expect(problemsOf(empty)).toContain("DATABASE_URL is missing")
  expect(adminFromEnv({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" })).toEqual({})
})

test("addresses lose the slash at their end", () => {
  const given = { SERVER_URL: "https://example.org/", UI_URL: "https://example.org//" }
  expect(parseEnv({ ...good, ...given })).toMatchObject({
    SERVER_URL: "https://example.org",
    UI_URL: "https://example.org",
  })
})

test.each([
  ["behind a proxy that nobody named", {}, 1],
  ["behind a named proxy", { TRUSTED_PROXIES: "127.0.0.1" }, 0],
  ["that others reach directly", { API_HOST: "0.0.0.0" }, 0],
  ["in development", { NODE_ENV: "development" }, 0],
])("an API %s: doubts about shared limits are said", (_title, given, count) => {
  const doubts = doubtsAbout(parseEnv({ ...inProduction, ...given })).filter(
    (doubt) => !doubt.includes("push is off"),
  )
  expect(doubts).toHaveLength(count)
  for (const doubt of doubts) expect(doubt).toContain("TRUSTED_PROXIES=127.0.0.1/32")
})

test.each([
  ["one host", "https://doable.example", "https://doable.example", undefined, true],
  ["two ports of one host", "http://localhost:3000", "http://localhost:3001", undefined, true],
  ["two hosts", "https://www.doable.example", "https://api.doable.example", undefined, false],
  [
    "two hosts of a domain",
    "https://www.doable.example",
    "https://api.doable.example",
    "doable.example",
    true,
  ],
  [
    "a host and the one below",
    "https://doable.example",
    "https://api.doable.example",
    "doable.example",
    true,
  ],
  ["a foreign domain", "https://www.doable.example", "https://api.doable.example", "other.example", false],
  ["half a name", "https://www.doable.example", "https://api.doable.example", "able.example", false],
  ["a whole country", "https://www.doable.md", "https://api.doable.md", "md", false],
])("%s: the session's cookie reaches both", (_title, UI_URL, SERVER_URL, COOKIE_DOMAIN, isUsable) => {
  const problems = problemsOf({ ...good, UI_URL, SERVER_URL, COOKIE_DOMAIN })
  expect(problems).toEqual(isUsable ? "" : expect.stringContaining("COOKIE_DOMAIN"))
})

test("trusted proxies are read as networks", () => {
  const { TRUSTED_PROXIES } = parseEnv({ ...good, TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8, ::1" })
  expect(TRUSTED_PROXIES.check("10.1.2.3")).toBe(true)
  expect(TRUSTED_PROXIES.check("::1", "ipv6")).toBe(true)
  expect(TRUSTED_PROXIES.check("192.0.2.1")).toBe(false)
})

test("the keys of push belong together; in production none means off, and only services outside are asked", () => {
  const keys = {
    VAPID_PUBLIC_KEY:
      "BBkf012JN4hl1FGpB1pJFjpowfPjWePpccjm2j7cdxeWk4E950NTY84Vn2W6eQJP7OHeRciWmgGQ_1HujsrlwvI",
    VAPID_PRIVATE_KEY: "b16f7XTdRiqNfGpM6EaXQRklpjXRSuo0_Fg_4PvOQDk",
    VAPID_SUBJECT: "mailto:team@example.com",
  }
  expect(problemsOf({ ...good, ...keys })).toBe("")
  expect(problemsOf({ ...good, ...keys, VAPID_SUBJECT: "" })).toContain("VAPID_SUBJECT is needed too")
  expect(problemsOf({ ...good, ...keys, VAPID_PRIVATE_KEY: "abc" })).toContain(
    "VAPID_PUBLIC_KEY doesn't belong",
  )
  expect(problemsOf({ ...inProduction, PUSH_HOSTS: "http://127.0.0.1:9000" })).toContain("PUSH_HOSTS")
  const doubts = (given: object) => doubtsAbout(parseEnv({ ...inProduction, ...given })).join()
  expect(doubts({})).toContain("push is off")
  expect(doubts(keys)).not.toContain("push is off")
})

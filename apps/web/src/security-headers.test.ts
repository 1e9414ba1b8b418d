import { expect, test } from "vitest"
import { securityHeaders } from "./security-headers.ts"

const http = {
  NODE_ENV: "production",
  SERVER_URL: "http://localhost:3001",
  UI_URL: "http://localhost:3000",
} as const
const https = { ...http, SERVER_URL: "https://api.doable.example", UI_URL: "https://doable.example" }
const headersOf = (path: string, env: typeof http | typeof https = https) =>
  securityHeaders({ nonce: "n0nce", env, path })

test("only a product that is served over https asks browsers to stay there", () => {
  expect(headersOf("/", https)["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains")
  expect(headersOf("/", http)).not.toHaveProperty("strict-transport-security")
})

const referrers: [path: string, policy: string][] = [
  ["/", "strict-origin-when-cross-origin"],
  ["/signin", "strict-origin-when-cross-origin"],
  ["/verify-emails", "strict-origin-when-cross-origin"],
  ["/verify-email", "no-referrer"],
  ["/verify-email/", "no-referrer"],
  ["/reset-password", "no-referrer"],
  ["/auth/reset-password", "no-referrer"],
]

test.each(referrers)("%s tells others where one came from by %s", (path, policy) => {
  expect(headersOf(path)["referrer-policy"]).toBe(policy)
})

test("scripts run by the request's nonce alone; frames, plugins and foreign forms are shut out", () => {
  const policy = directivesOf(headersOf("/")["content-security-policy"])
  expect(policy["script-src"]).toBe("'nonce-n0nce' 'strict-dynamic'")
  expect(policy).toMatchObject({
    "default-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self' https://api.doable.example",
  })
})

test("pages call the API alone, and the place where files go if that is elsewhere", () => {
  const callsOf = (env: typeof https & { S3_ENDPOINT?: string }) =>
    directivesOf(headersOf("/", env)["content-security-policy"])["connect-src"]
  expect(callsOf(https)).toMatch(/^'self' https:\/\/api\.doable\.example( ws:)?$/)
  const withS3 = { ...https, S3_ENDPOINT: "https://s3.example" }
  expect(callsOf(withS3)).toContain("'self' https://api.doable.example https://s3.example")
})

function directivesOf(policy = ""): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
  )
}

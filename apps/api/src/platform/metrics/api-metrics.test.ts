import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"

const world = anApi({ env: { API_METRICS_PORT: "0", TRUSTED_PROXIES: "127.0.0.1" } })

async function figures(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${world.api.metricsPort}/metrics`)
  expect(answer.status).toBe(200)
  return (await answer.text()).split("\n")
}

const valueOf = (lines: string[], name: string) =>
  Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1))

test("calls and requests are counted by our own names, outcome and status", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  await world.get("/trpc/user.getMe,category.getTree?batch=1")
  await world.get("/trpc/notification.getUnreadCount", { cookie })
  await world.get("/trpc/notification.getUnreadCount")
  await world.get("/trpc/category.getById?input=%7B%22id%22%3A1%7D")
  await world.get("/trpc/anna@example.com")
  await world.get("/anna@example.com")
  await world.post("/api/auth/sign-in/email", { email: "anna@example.com", password: "wrong-password" })
  await world.post("/api/auth/anna@example.com", {})

  const lines = await figures()
  for (const [name, count] of [
    ['doable_api_calls_total{procedure="user.getMe",outcome="ok"}', 1],
    ['doable_api_calls_total{procedure="notification.getUnreadCount",outcome="ok"}', 1],
    ['doable_api_calls_total{procedure="notification.getUnreadCount",outcome="unauthorized"}', 1],
    ['doable_api_calls_total{procedure="category.getById",outcome="bad_request"}', 1],
    ['doable_api_requests_total{route="unknown",status="404"}', 1],
    ['doable_api_requests_total{route="/api/auth/sign-in/email",status="401"}', 1],
    ['doable_api_requests_total{route="/api/auth/*",status="404"}', 1],
    ['doable_api_call_seconds_count{procedure="user.getMe"}', 1],
  ] as const)
    expect([name, valueOf(lines, name)]).toEqual([name, count])
  expect(lines.join("\n")).not.toContain("anna")
})

test("the pool, the queues, the outbox, open pages and the clock have their figures", async () => {
  const isListening = async () => valueOf(await figures(), "doable_api_live_listening")
  await expect.poll(isListening).toBe(1)
  const lines = await figures()
  expect(valueOf(lines, "doable_api_database_connections")).toBeGreaterThan(0)
  expect(valueOf(lines, "doable_api_database_waiting")).toBe(0)
  expect(valueOf(lines, "doable_outbox_waiting")).toBe(0)
  expect(valueOf(lines, "doable_jobs_failed")).toBe(0)
  expect(valueOf(lines, "doable_sign_in_locked")).toBe(0)
  expect(valueOf(lines, "doable_api_live_pages")).toBe(0)
  expect(valueOf(lines, "doable_api_clock_leapt")).toBe(0)
  expect(lines.filter((line) => line.startsWith("doable_jobs_oldest_seconds{")).length).toBeGreaterThan(3)
  expect(lines.join()).toContain("nodejs_eventloop_lag_p99_seconds")
})

test("the log names the trace that a proxy of ours began", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
  await world.get("/health/live", { traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
  expect(world.logLines.join("\n")).toContain(`"traceId":"${traceId}"`)
})

test("nothing but the figures is served there, and they aren't served with the API", async () => {
  expect((await fetch(`http://127.0.0.1:${world.api.metricsPort}/`)).status).toBe(404)
  expect((await world.get("/metrics")).status).toBe(404)
})

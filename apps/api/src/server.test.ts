import { describe, expect, test } from "vitest"
import { z } from "zod"
import { Refused } from "@doable/domain/refusal"
import { answer, dataOf } from "../test/answer.ts"
import { uiUrl, anApi } from "../test/api.ts"
import { aUser, signedInCookie } from "../test/factories.ts"
import { publicProcedure, router } from "./platform/trpc.ts"
import { userRouter } from "./user/router.ts"

let calls = 0
const planted = router({
  user: userRouter,
  refuse: publicProcedure.output(z.void()).query(() => {
    throw new Refused("admins_only")
  }),
  fault: publicProcedure.output(z.void()).query(() => {
    throw new Error("select * from secrets failed at 10.0.0.5")
  }),
  databaseAway: publicProcedure.output(z.void()).query(() => {
    throw Object.assign(new Error("connect ECONNREFUSED 10.0.0.5"), { code: "ECONNREFUSED" })
  }),
  greet: publicProcedure
    .input(z.object({ name: z.string().min(2).max(5) }))
    .output(z.string())
    .query(({ input }) => input.name),
  leak: publicProcedure.output(z.object({ id: z.string() })).query(() => ({ id: "1", password: "hash" })),
  clientAddress: publicProcedure.output(z.string()).query(({ ctx }) => ctx.clientAddress),
  count: publicProcedure.output(z.number()).mutation(() => ++calls),
})

const world = anApi({ router: planted })

describe("refusals and faults", () => {
  test("a refusal arrives with its code and the status of its kind", async () => {
    const { status, body } = await answer(await world.get("/trpc/refuse"))
    expect(status).toBe(403)
    expect(body.error).toMatchObject({ message: "admins_only", data: { refusal: "admins_only" } })
  })

  test("a fault shows a neutral sentence with the request's number and nothing of its inside", async () => {
    const response = await world.get("/trpc/fault")
    const requestId = response.headers.get("x-request-id")
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text).error.message).toBe(`Something went wrong on our side. Request ${requestId}.`)
    expect(text).not.toMatch(/select|10\.0\.0\.5|stack|\.ts/)
    const line = world.logLines.find((entry) => entry.includes(`${requestId}`) && entry.includes("fault"))
    expect(line).toContain("select * from secrets failed")
  })

  test("a database that is away is a 503 that says when to try again", async () => {
    const response = await world.get("/trpc/databaseAway")
    expect(response.status).toBe(503)
    expect(response.headers.get("retry-after")).toBe("2")
    expect(await response.text()).not.toContain("ECONNREFUSED")
  })

  test("invalid input comes back as field codes", async () => {
    const { status, body } = await answer(
      await world.get(`/trpc/greet?input=${encodeURIComponent('{"name":"x"}')}`),
    )
    expect(status).toBe(400)
    expect(body.error?.message).toBe("bad_request")
    expect(body.error?.data.fields).toEqual([{ path: "name", code: "too_small", min: 2 }])
  })

  test("text that the database cannot hold is invalid input, not a fault", async () => {
    const input = encodeURIComponent(JSON.stringify({ name: "a\0b" }))
    expect((await world.get(`/trpc/greet?input=${input}`)).status).toBe(400)
  })

  test("what an output does not declare stays inside", async () => {
    expect((await answer(await world.get("/trpc/leak"))).body).toEqual({ result: { data: { id: "1" } } })
  })

  test("an unknown path is JSON", async () => {
    const response = await world.get("/nowhere")
    expect(response.headers.get("content-type")).toContain("application/json")
    expect(await answer(response)).toMatchObject({ status: 404, body: { code: "not_found" } })
  })
})

describe("transport", () => {
  test("[T01] queries are GET with the input in the URL, mutations POST with JSON, batches possible", async () => {
    const input = encodeURIComponent(JSON.stringify({ 0: { name: "Ana" }, 1: { name: "Ion" } }))
    const batch = await world.get(`/trpc/greet,greet?batch=1&input=${input}`)
    expect(await batch.json()).toEqual([{ result: { data: "Ana" } }, { result: { data: "Ion" } }])
    const before = calls
    expect((await answer(await world.post("/trpc/count", {}))).body).toEqual({ result: { data: before + 1 } })
    expect((await world.get("/trpc/count")).status).toBe(405)
  })

  test("a batch of more than ten is refused and none of it runs", async () => {
    const before = calls
    const names = (count: number) => Array.from({ length: count }, () => "count").join(",")
    expect((await world.post(`/trpc/${names(11)}?batch=1`, {})).status).toBe(400)
    expect(calls).toBe(before)
    expect((await world.post(`/trpc/${names(10)}?batch=1`, {})).status).toBe(200)
    expect(calls).toBe(before + 10)
  })

  test("a body over 100 kB is refused, declared or not", async () => {
    const large = JSON.stringify({ text: "x".repeat(100_000) })
    expect((await world.post("/trpc/count", large)).status).toBe(413)
    const stream = new Blob([large]).stream()
    const headers = { "content-type": "application/json", origin: uiUrl }
    const init = { method: "POST", headers, body: stream, duplex: "half" } as RequestInit
    expect((await fetch(`${world.api.url}/trpc/count`, init)).status).toBe(413)
  })

  test.each([
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/octet-stream",
    "application/x-www-form-urlencoded",
  ])("a POST of type %s is refused and does not run", async (type) => {
    const before = calls
    expect((await world.post("/trpc/count", "--x--", { "content-type": type })).status).toBe(415)
    expect(calls).toBe(before)
  })

  test.each([
    ["a foreign page", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
  ])("a POST from %s is refused and does not run", async (_title, headers) => {
    const before = calls
    for (const path of ["/trpc/count", "/api/auth/sign-out", "/api/auth/sign-in/email"]) {
      const { status, body } = await answer(await world.post(path, {}, headers))
      expect({ status, code: body.code }).toEqual({ status: 403, code: "foreign_origin" })
    }
    expect(calls).toBe(before)
  })
})

describe("headers", () => {
  const paths = ["/health/live", "/trpc/user.getMe", "/trpc/fault", "/nowhere", "/api/auth/get-session"]

  test.each(paths)("%s answers with the security headers and a number", async (path) => {
    const { headers } = await world.get(path)
    expect(headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-site")
    expect(headers.get("strict-transport-security")).toBeNull()
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get("x-powered-by")).toBeNull()
  })

  test("answers about people are never stored and depend on cookie and origin", async () => {
    for (const path of ["/trpc/user.getMe", "/api/auth/get-session"]) {
      const { headers } = await world.get(path)
      expect(headers.get("cache-control")).toBe("no-store, private")
      expect(headers.get("vary")).toBe("Cookie, Origin")
    }
  })

  test("only our own page may read answers with credentials", async () => {
    const ours = await world.get("/trpc/user.getMe", { origin: uiUrl })
    expect(ours.headers.get("access-control-allow-origin")).toBe(uiUrl)
    expect(ours.headers.get("access-control-allow-credentials")).toBe("true")
    const foreign = await world.get("/trpc/user.getMe", { origin: "https://evil.example" })
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull()
  })

  test("the browser's question before a POST is answered for our own page alone", async () => {
    const ask = (origin: string) =>
      fetch(`${world.api.url}/trpc/count`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type",
        },
      })
    const ours = await ask(uiUrl)
    expect(ours.status).toBe(204)
    expect(ours.headers.get("access-control-allow-methods")).toBe("GET,POST")
    expect(ours.headers.get("access-control-allow-headers")).toContain("content-type")
    expect((await ask("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull()
  })

  test("nobody is trusted by default: forged proxy headers change nothing", async () => {
    const forged = {
      "x-forwarded-for": "198.51.100.7",
      "x-real-ip": "198.51.100.7",
      "x-request-id": "chosen-by-me",
    }
    const response = await world.get("/trpc/clientAddress", forged)
    expect(response.headers.get("x-request-id")).not.toBe("chosen-by-me")
    expect(await dataOf(Promise.resolve(response))).toBe("127.0.0.1")
  })
})

test("many people at the same time each see themselves", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => aUser(world.db)))
  const cookies = await Promise.all(people.map((user) => signedInCookie(world.db, user)))
  const asked = Array.from({ length: 200 }, (_, number) => number % people.length)
  const answers = await Promise.all(
    asked.map((who) => dataOf<{ id: string }>(world.get("/trpc/user.getMe", { cookie: cookies[who] ?? "" }))),
  )
  expect(answers.map(({ id }) => id)).toEqual(asked.map((who) => people[who]?.id))
})

test("logs hold neither inputs, nor cookies, nor addresses", async () => {
  const user = await aUser(world.db, { email: "very.private@example.com" })
  const cookie = await signedInCookie(world.db, user)
  const input = encodeURIComponent(JSON.stringify({ name: "typed-secret" }))
  await world.get(`/trpc/greet?input=${input}`, { cookie })
  const body = { email: user.email, password: "typed-password" }
  await world.post("/api/auth/sign-in/email", body, { cookie })
  const log = world.logLines.join("")
  for (const secret of ["typed-secret", "typed-password", "very.private", cookie.split("=")[1]]) {
    expect(log).not.toContain(secret)
  }
})

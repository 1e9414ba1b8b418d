import { expect, test } from "vitest"
import { limitRenders } from "./limit-renders.ts"
import { trustedProxies } from "./visitor-network.ts"

const page = () => {
  let time = 0
  const draw = limitRenders({
    draw: async () => new Response("drawn"),
    perMinute: 3,
    trusted: trustedProxies("127.0.0.1/32"),
    now: () => time,
  })
  const open = (address: string, path = "/tasks", headers: Record<string, string> = {}) =>
    draw(
      new Request(`http://localhost${path}`, {
        headers: { accept: "text/html", "x-forwarded-for": address, ...headers },
      }),
    )
  return { open, pass: (ms: number) => void (time += ms) }
}

test("one network has so many pages a minute, another has its own, whatever it claims to be", async () => {
  const { open, pass } = page()
  const many = await Promise.all(
    Array.from({ length: 5 }, (_, at) => open(`192.0.2.${at}, 203.0.113.5, 127.0.0.1`)),
  )
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(many[4]?.headers.get("retry-after")).toBe("20")
  expect((await open("198.51.100.7, 127.0.0.1")).status).toBe(200)
  pass(20_000)
  expect((await open("203.0.113.5, 127.0.0.1")).status).toBe(200)
})

test("a visitor with too many pages reads so in their language; a program reads a code", async () => {
  const { open } = page()
  for (const _ of [1, 2, 3]) await open("203.0.113.5")
  const refused = await open("203.0.113.5", "/tasks", { "accept-language": "ro" })
  expect(refused.headers.get("cache-control")).toBe("private, no-store")
  expect(await refused.text()).toMatch(/<html lang="ro">.*<p>.*Așteaptă/)
  const told = await open("203.0.113.5", "/tasks", { accept: "application/json" })
  expect(await told.json()).toEqual({ code: "rate_limited" })
})

test("functions that a page calls are no pages", async () => {
  const { open } = page()
  for (const _ of [1, 2, 3, 4]) expect((await open("203.0.113.5", "/_serverFn/x")).status).toBe(200)
})

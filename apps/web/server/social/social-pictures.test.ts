import sharp from "sharp"
import { describe, expect, test, vi } from "vitest"
import { drawPng } from "./draw-png.ts"
import { socialPictures } from "./social-pictures.ts"

const id = "0197d3a4-0000-7000-8000-00000000000a"
const facts = {
  paper: "home-repair",
  label: "Сборка мебели",
  title: "Собрать шкаф и закрепить его на стене",
  note: null,
  price: "850 леев",
  place: "Ботаника",
  isRemote: false,
} as const
const path = (locale = "ru", kind = "tasks", name = id) => `/og/${locale}/${kind}/${name}.png`
const request = (where: string, init?: RequestInit) => new Request(`http://localhost${where}`, init)
type Options = Parameters<typeof socialPictures>[0]

function aServer(options: Partial<Options> = {}) {
  const ask = vi.fn<Options["ask"]>(async () => facts)
  const draw = vi.fn<Options["draw"]>(async (markup) => Buffer.from(markup))
  return { ask, draw, answer: socialPictures({ ask, draw, appName: "Doable", ...options }) }
}

test("a picture is a PNG of the size that the page promises", async () => {
  const answer = await aServer({ draw: drawPng }).answer(request(path()))
  expect(answer.headers.get("content-type")).toBe("image/png")
  expect(answer.headers.get("cache-control")).toBe("public, max-age=600")
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(Number(answer.headers.get("content-length"))).toBe(bytes.length)
  expect(bytes.length).toBeLessThan(100_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
})

test.each([
  "/og/",
  path("de"),
  path("RU"),
  path("ru", "users"),
  path("ru", "tasks", "1"),
  path("ru", "tasks", `${id}x`),
  `${path()}.png`,
  `/og/ru/tasks/../${id}.png`,
])("%s is nothing, and nobody is asked", async (where) => {
  const { answer, ask } = aServer()
  const { status, headers } = await answer(request(where))
  expect([status, headers.get("cache-control")]).toEqual([404, "no-store"])
  expect(ask).not.toHaveBeenCalled()
})

test("what strangers may not see is not found, though it was drawn a moment ago", async () => {
  const { answer, ask } = aServer()
  expect((await answer(request(path()))).status).toBe(200)
  ask.mockResolvedValue(null)
  expect((await answer(request(path()))).status).toBe(404)
})

test("an API that does not answer is an answer for later", async () => {
  const { answer, ask } = aServer()
  ask.mockRejectedValue(new Error("fetch failed"))
  const { status, headers } = await answer(request(path()))
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "5", "no-store"])
})

describe("one drawing", () => {
  test("serves everybody who sees the same, and those who have it already get none", async () => {
    const { answer, draw } = aServer()
    const [first] = await Promise.all([1, 2, 3].map(() => answer(request(path()))))
    const etag = first?.headers.get("etag") ?? ""
    const again = await answer(request(path(), { headers: { "if-none-match": etag } }))
    expect([again.status, await again.text()]).toEqual([304, ""])
    expect((await answer(request(path(), { method: "HEAD" }))).body).toBeNull()
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test("is made anew when what is on it has changed", async () => {
    const { answer, ask, draw } = aServer()
    const before = (await answer(request(path()))).headers.get("etag")
    ask.mockResolvedValue({ ...facts, price: "900 леев" })
    expect((await answer(request(path()))).headers.get("etag")).not.toBe(before)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test("that failed is not kept", async () => {
    const { answer, draw } = aServer()
    draw.mockRejectedValueOnce(new Error("no memory"))
    await expect(answer(request(path()))).rejects.toThrow("no memory")
    expect((await answer(request(path()))).status).toBe(200)
  })

  test("too many leave the one that was used longest ago", async () => {
    const { answer, ask, draw } = aServer({ most: 2 })
    for (const price of ["1", "2", "1", "3", "1", "2"]) {
      ask.mockResolvedValue({ ...facts, price })
      await answer(request(path()))
    }
    expect(draw).toHaveBeenCalledTimes(4)
  })
})

test("drawings are made one after another, a few wait, and the rest is turned away", async () => {
  let running = 0
  let highest = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const draw = async (markup: string) => {
    running += 1
    highest = Math.max(highest, running)
    await gate
    running -= 1
    return Buffer.from(markup)
  }
  const { answer, ask } = aServer({ draw, waiting: 3 })
  ask.mockImplementation(async (_kind, name) => ({ ...facts, title: name }))
  const names = Array.from({ length: 9 }, (_, at) => `${id.slice(0, -1)}${at}`)
  const answers = names.map((name) => answer(request(path("ru", "tasks", name))))
  await expect.poll(() => running).toBe(1)
  open()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(4)
  expect(statuses.filter((status) => status === 503)).toHaveLength(5)
  expect(highest).toBe(1)
})

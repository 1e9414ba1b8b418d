import sharp from "sharp"
import { categorySlugs } from "@doable/domain/category/slugs"
import { expect, test, vi } from "vitest"
import { drawPng } from "./draw-png.ts"
import { mailDrawings } from "./mail-drawings.ts"

type Draw = Parameters<typeof mailDrawings>[0]
const path = (name: string) => `/mail/drawings/${name}.png`
const request = (where: string, init?: RequestInit) => new Request(`http://localhost${where}`, init)

test("each category has its drawing as a PNG, twice as large as it's shown, for light and for dark", async () => {
  const answer = mailDrawings(drawPng)
  for (const slug of categorySlugs) {
    const [light, dark] = await Promise.all(
      [slug, `${slug}-dark`].map(async (name) => {
        const response = await answer(request(path(name)))
        expect(response?.headers.get("content-type")).toBe("image/png")
        return Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())
      }),
    )
    expect(await sharp(light).metadata()).toMatchObject({ format: "png", width: 248, height: 186 })
    expect(light?.equals(dark ?? Buffer.of())).toBe(false)
  }
})

test("other programs may show it, and it's drawn once", async () => {
  const draw = vi.fn<Draw>(async (markup) => Buffer.from(markup))
  const answer = mailDrawings(draw)
  const [first, second] = [await answer(request(path("cleaning"))), await answer(request(path("cleaning")))]
  expect(first?.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
  expect(await first?.text()).toBe(await second?.text())
  const head = await answer(request(path("cleaning"), { method: "HEAD" }))
  expect(await head?.text()).toBe("")
  expect(draw).toHaveBeenCalledTimes(1)
  expect(draw.mock.calls[0]?.[0]).not.toContain("var(")
})

test.each([path("plumbing"), path("cleaning-light"), path("Cleaning"), "/mail/drawings/", "/mail/logo.png"])(
  "%s is no drawing",
  async (where) => {
    const draw = vi.fn<Draw>()
    expect(await mailDrawings(draw)(request(where))).toBeNull()
    expect(draw).not.toHaveBeenCalled()
  },
)

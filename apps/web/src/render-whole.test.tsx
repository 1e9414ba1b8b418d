import { lazy, Suspense, type ReactNode } from "react"
import { expect, test, vi } from "vitest"
import { renderWhole } from "./render-whole.ts"

const { signal } = new AbortController()
const page = (part: ReactNode) => (
  <html lang="en">
    <body>
      <Suspense fallback="later">{part}</Suspense>
    </body>
  </html>
)

test("a part whose code comes later is waited for, once: then the page is the same as one string", async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => ({
    default: () => <p>{"<!--$!-->"}</p>,
  }))
  const Part = lazy(load)
  const first = await renderWhole(page(<Part />), signal)
  expect(first).toMatch(/^<html lang="en">.*<p>&lt;!--\$!--&gt;<\/p>/)
  expect(first).not.toContain("later")
  expect(await renderWhole(page(<Part />), signal)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test("a part that fails leaves its place to the browser, and the fault is logged once", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {})
  const Broken = () => {
    throw new Error("broken")
  }
  expect(await renderWhole(page(<Broken />), signal)).toContain("later")
  expect(logged).toHaveBeenCalledTimes(1)
  await expect(renderWhole(<Broken />, signal)).rejects.toThrow("broken")
})

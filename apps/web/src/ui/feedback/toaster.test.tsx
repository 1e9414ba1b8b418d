import { act, fireEvent, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { stopClock } from "../../../test/clock.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { toastPromise } from "./toast-promise.ts"
import { dismissToasts, toast } from "./toast.ts"

const shown = () => [...document.querySelectorAll<HTMLElement>("[data-toast]")]
const only = () => shown()[0] as HTMLElement

/** The code of the toasts is there, and time passes only when the test says so. */
async function show() {
  const rendered = await renderWithApi(<button type="button">Before</button>)
  fireEvent.keyDown(window, { key: "Shift" })
  await act(async () => void (await import("./toaster.tsx")))
  return { ...rendered, ...stopClock() }
}

test("[U03] a toast leaves after 4000 ms and is gone 200 ms later", async () => {
  const { pass } = await show()
  toast.info("Noted")
  await pass(1)
  await pass(3900)
  expect(only().dataset["state"]).toBe("open")
  await pass(100)
  expect(only().dataset["state"]).toBe("closed")
  await pass(190)
  expect(shown()).toHaveLength(1)
  await pass(30)
  expect(shown()).toHaveLength(0)
})

test("[U03] three toasts are visible", async () => {
  const { pass } = await show()
  for (const words of ["one", "two", "three", "four"]) toast.success(words)
  await pass(1)
  const visible = shown().filter(({ hidden }) => !hidden)
  expect(visible.map(({ textContent }) => textContent)).toEqual(["two", "three", "four"])
  expect(shown()).toHaveLength(4)
})

test("[U04] Alt+T brings the keyboard to the toasts, each is closed by its button, and the focus goes back", async () => {
  const { user, pass, t } = await show()
  const before = screen.getByRole("button", { name: "Before" })
  act(() => before.focus())
  toast.error("Could not be saved", { description: "Try again later" })
  await pass(1)
  expect(only().textContent).toContain("Could not be savedTry again later")
  await user.keyboard("{Alt>}{t}{/Alt}")
  expect(document.activeElement?.hasAttribute("data-toasts")).toBe(true)
  await user.keyboard("{Tab}{Tab}")
  expect(document.activeElement).toBe(screen.getByRole("button", { name: t("ui:closeToast") }))
  await user.keyboard("{Enter}")
  await pass(300)
  expect(shown()).toHaveLength(0)
  expect(document.activeElement).toBe(before)
})

test("[U04] all toasts are dismissed at once, or one by its id", async () => {
  const { pass } = await show()
  const first = toast.success("one")
  toast.error("two")
  toast.info("three")
  await pass(1)
  act(() => dismissToasts(first))
  await pass(250)
  expect(shown().map(({ textContent }) => textContent)).toEqual(["two", "three"])
  act(() => dismissToasts())
  await pass(250)
  expect(shown()).toHaveLength(0)
})

test("[U04] a toast with the same id takes the place of the former one", async () => {
  const { pass } = await show()
  const id = toast.info("Saving")
  await pass(1)
  expect(toast.success("Saved", { id })).toBe(id)
  await pass(1)
  expect(shown().map(({ textContent, dataset }) => [textContent, dataset["toast"]])).toEqual([
    ["Saved", "success"],
  ])
})

test("a screen reader hears a toast, and hears it again when it changes", async () => {
  const { pass, t } = await show()
  const heard = () => screen.queryAllByRole("status").map((one) => one.textContent)
  const id = toast.info("Saving")
  await pass(1)
  await pass(100)
  expect(heard()).toEqual([`${t("ui:toast")} Saving`])
  toast.error("Could not be saved", { id })
  await pass(1)
  await pass(100)
  expect(heard()).toEqual([`${t("ui:toast")} Could not be saved`])
  expect(screen.getByRole("status").getAttribute("aria-live")).toBe("assertive")
})

// https://github.com/radix-ui/primitives/issues/2268: there, the next one would stay for ever.
test("a toast under a pointer stays, and after it was closed there the next one leaves by itself", async () => {
  const { pass, t } = await show()
  toast.info("Noted")
  await pass(1)
  fireEvent.pointerMove(only())
  await pass(6000)
  expect(only().dataset["state"]).toBe("open")
  const close = screen.getByRole("button", { name: t("ui:closeToast") })
  act(() => close.focus())
  fireEvent.click(close)
  await pass(300)
  expect(shown()).toHaveLength(0)
  toast.info("Noted again")
  await pass(1)
  await pass(4300)
  expect(shown()).toHaveLength(0)
})

describe("[U05] a promise toast", () => {
  const words = { loading: "Saving", success: "Saved" }

  test("[U04] goes from loading to success, and gives the promise back", async () => {
    const { pass } = await show()
    const work = Promise.withResolvers<string>()
    const given = toastPromise(work.promise, words)
    await pass(1)
    expect([only().dataset["toast"], only().textContent]).toEqual(["loading", "Saving"])
    work.resolve("done")
    await pass(1)
    expect([shown().length, only().dataset["toast"], only().textContent]).toEqual([1, "success", "Saved"])
    expect(await given).toBe("done")
  })

  test.each([
    ["an answer of 503", () => new Response(null, { status: 503 }), "HTTP error! status: 503"],
    ["an exception", () => Promise.reject(new Error("No network")), "No network"],
  ])("goes from loading to error after %s", async (_, answer, message) => {
    const { pass } = await show()
    toastPromise(async () => answer(), words).catch(() => {})
    await pass(1)
    expect([shown().length, only().dataset["toast"]]).toEqual([1, "error"])
    expect(only().textContent).toContain(message)
  })
})

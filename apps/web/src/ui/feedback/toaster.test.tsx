import { act, fireEvent, screen } from "@testing-library/react"
import { describe, expect, test, vi } from "vitest"
import { stopClock } from "../../../test/clock.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { dismissToasts, toastPromise } from "./toast-promise.ts"
import { loadToasts, toast } from "./toast.ts"

const toasts = () => [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")]
const only = () => toasts()[0] as HTMLElement

/** The code of the toasts is there, and time passes only when the test says so. */
async function show() {
  const shown = await renderWithApi(null)
  await act(async () => void (await loadToasts()))
  return { ...shown, ...stopClock() }
}

test("[U03] a toast is at the lower right, leaves after 4000 ms and is gone 200 ms later", async () => {
  const { pass } = await show()
  toast.info("Noted")
  await pass(1)
  const list = document.querySelector<HTMLElement>("[data-sonner-toaster]")
  expect([list?.dataset["yPosition"], list?.dataset["xPosition"]]).toEqual(["bottom", "right"])
  await pass(3900)
  expect(only().dataset["removed"]).toBe("false")
  await pass(100)
  expect(only().dataset["removed"]).toBe("true")
  await pass(190)
  expect(toasts()).toHaveLength(1)
  await pass(30)
  expect(toasts()).toHaveLength(0)
})

test("[U03] three toasts are visible", async () => {
  const { pass } = await show()
  for (const words of ["one", "two", "three", "four"]) toast.success(words)
  await pass(1)
  const visible = toasts().filter(({ dataset }) => dataset["visible"] === "true")
  expect([toasts().length, visible.length]).toEqual([4, 3])
})

test("[U04] Alt+T brings the keyboard to the toasts, and each is closed by its button", async () => {
  const { user, pass, t } = await show()
  toast.error("Could not be saved", { description: "Try again later" })
  await pass(1)
  expect(only().textContent).toContain("Could not be savedTry again later")
  await user.keyboard("{Alt>}{t}{/Alt}")
  expect(document.activeElement?.hasAttribute("data-sonner-toaster")).toBe(true)
  fireEvent.click(screen.getByRole("button", { name: t("ui:closeToast") }))
  await pass(300)
  expect(toasts()).toHaveLength(0)
})

test("[U04] all toasts are dismissed at once, or one by its id", async () => {
  const { pass } = await show()
  const first = toast.success("one")
  toast.error("two")
  toast.info("three")
  await pass(1)
  dismissToasts(first)
  await pass(50)
  await pass(250)
  expect(toasts().map(({ textContent }) => textContent)).toEqual(["three", "two"])
  dismissToasts()
  await pass(50)
  await pass(250)
  expect(toasts()).toHaveLength(0)
})

test("[U04] a toast with the same id takes the place of the former one", async () => {
  const { pass } = await show()
  const id = toast.info("Saving")
  await pass(1)
  expect(toast.success("Saved", { id })).toBe(id)
  await pass(1)
  expect(toasts().map(({ textContent, dataset }) => [textContent, dataset["type"]])).toEqual([
    ["Saved", "success"],
  ])
})

describe("[U05] a promise toast", () => {
  const words = { loading: "Saving", success: "Saved" }

  test("[U04] goes from loading to success, and gives the promise back", async () => {
    const { pass } = await show()
    const work = Promise.withResolvers<string>()
    const given = toastPromise(work.promise, words)
    await pass(1)
    expect([only().dataset["type"], only().textContent]).toEqual(["loading", "Saving"])
    work.resolve("done")
    await pass(1)
    expect([toasts().length, only().dataset["type"], only().textContent]).toEqual([1, "success", "Saved"])
    expect(await given).toBe("done")
  })

  test.each([
    ["an answer of 503", () => new Response(null, { status: 503 }), "HTTP error! status: 503"],
    ["an exception", () => Promise.reject(new Error("No network")), "No network"],
  ])("goes from loading to error after %s", async (_, answer, message) => {
    const { pass } = await show()
    toastPromise(async () => answer(), words).catch(() => {})
    await pass(1)
    expect([toasts().length, only().dataset["type"]]).toEqual([1, "error"])
    expect(only().textContent).toContain(message)
  })
})

test("a toast under a pointer that rests is held for a while, and then leaves by itself", async () => {
  const { pass } = await show()
  const list = () => document.querySelector("[data-sonner-toaster]") as Element
  // The document knows no pointer: the list says that it is under one.
  const find = document.querySelector.bind(document)
  vi.spyOn(document, "querySelector").mockImplementation((wanted: string) =>
    find(wanted.replace(":hover", "")),
  )
  toast.info("Noted")
  await pass(1)
  fireEvent.mouseEnter(list())
  fireEvent.mouseMove(list())
  await pass(6000)
  expect(only().dataset["removed"]).toBe("false")
  await pass(2100)
  await pass(4300)
  expect(toasts()).toHaveLength(0)
  vi.restoreAllMocks()
})

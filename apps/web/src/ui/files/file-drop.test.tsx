import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test, vi } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import { Field } from "../fields/field.tsx"
import { FileDrop } from "./file-drop.tsx"
import { fileSizeText } from "./file-text.ts"

type Props = Partial<Parameters<typeof FileDrop<string>>[0]>

const pictures = ["image/jpeg", "image/png"]
const onValueChange = vi.fn<(results: string[]) => void>()
const onBusyChange = vi.fn<(isBusy: boolean) => void>()

async function show(props: Props = {}) {
  onValueChange.mockClear()
  onBusyChange.mockClear()
  return renderWithApi(
    <Field group label="Photos">
      <FileDrop
        upload={(file) => Promise.resolve(file.name)}
        onValueChange={onValueChange}
        onBusyChange={onBusyChange}
        accept={pictures}
        maxBytes={5_000_000}
        {...props}
      />
    </Field>,
  )
}

function aFile(name: string, size = 100, type = "image/png") {
  const file = new File(["x"], name, { type })
  Object.defineProperty(file, "size", { value: size })
  return file
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** Those of the files, without the toasts. */
const rows = () => screen.queryAllByRole("listitem").filter((row) => !row.matches("[data-toast]"))
/** What the field itself says, without the toasts. */
const said = () => within(screen.getByRole("group")).getByRole("status")
const names = () => rows().map((row) => row.querySelector("[title]")?.textContent)
const rowOf = (name: string) => within(rows().find((row) => row.textContent?.includes(name)) as HTMLElement)

async function choose(...files: File[]) {
  await act(async () => {
    fireEvent.change(input("Choose files"), { target: { files } })
  })
}

test("what fits is let in, and at each other file it is said why not", async () => {
  const { t } = await show()
  await choose(aFile("huge.png", 5_000_001), aFile("a.png"), aFile("note.txt", 5, "text/plain"))
  const words = { types: "", size: fileSizeText(5_000_000, "en"), count: 10 }
  expect(names()).toEqual(["a.png", "huge.png", "note.txt"])
  expect(rowOf("huge.png").getByText(t("fields:fileProblem.size", words))).toBeDefined()
  expect(rowOf("note.txt").getByText(/We don’t accept this type of file/)).toBeDefined()
  expect(said().textContent).toContain(t("fields:fileStored", { name: "a.png" }))
  expect(onValueChange).toHaveBeenLastCalledWith(["a.png"])
})

test("ten files are taken and the eleventh is refused", async () => {
  await show()
  await choose(...Array.from({ length: 11 }, (_, index) => aFile(`${index + 1}.png`)))
  expect(rowOf("11.png").getByText("Too many files. Choose up to 10.")).toBeDefined()
  await waitFor(() => expect(onValueChange.mock.lastCall?.[0]).toHaveLength(10))
})

describe("files are put in order", () => {
  test("by buttons, which keep the focus and stop at the ends", async () => {
    const { user, t } = await show()
    await choose(aFile("a.png"), aFile("b.png"), aFile("c.png"))
    const up = screen.getByRole("button", { name: t("fields:moveFileUp", { name: "c.png" }) })
    up.focus()
    await user.keyboard("{Enter}")
    expect(names()).toEqual(["a.png", "c.png", "b.png"])
    expect(document.activeElement).toBe(up)
    expect(said().textContent).toBe(t("fields:fileMoved", { name: "c.png", place: 2, count: 3 }))
    await user.keyboard("{Enter}{Enter}")
    expect(names()).toEqual(["c.png", "a.png", "b.png"])
    expect(up.getAttribute("aria-disabled")).toBe("true")
    await user.click(screen.getByRole("button", { name: t("fields:moveFileDown", { name: "a.png" }) }))
    expect(names()).toEqual(["c.png", "b.png", "a.png"])
    expect(onValueChange).toHaveBeenLastCalledWith(["c.png", "b.png", "a.png"])
  })

  test("by dragging", async () => {
    await show()
    await choose(aFile("a.png"), aFile("b.png"), aFile("c.png"))
    const [first, , third] = rows().map((row) => row.firstElementChild as Element)
    const dataTransfer = { types: ["text/plain"] }
    fireEvent.dragStart(first as Element, { dataTransfer })
    fireEvent.dragOver(third as Element, { dataTransfer })
    fireEvent.dragEnd(first as Element, { dataTransfer })
    expect(names()).toEqual(["b.png", "c.png", "a.png"])
  })
})

test("a removed file gives the focus to the next one and is taken out of the value", async () => {
  const { user, t } = await show()
  await choose(aFile("a.png"), aFile("b.png"))
  await user.click(screen.getByRole("button", { name: t("fields:removeFile", { name: "a.png" }) }))
  expect(names()).toEqual(["b.png"])
  expect(document.activeElement?.getAttribute("aria-label")).toBe(t("fields:removeFile", { name: "b.png" }))
  expect(onValueChange).toHaveBeenLastCalledWith(["b.png"])
})

test("files are dropped and pasted, and one place is given to the newest", async () => {
  const { t } = await show({ multiple: false })
  const place = screen.getByText(t("fields:orDrop"))
  const give = (kind: "drop" | "paste", name: string) =>
    act(async () => {
      const data = { types: ["Files"], files: [aFile(name)] }
      const event = createEvent[kind](place)
      Object.defineProperty(event, kind === "drop" ? "dataTransfer" : "clipboardData", { value: data })
      fireEvent(place, event)
    })
  await give("drop", "first.png")
  expect(names()).toEqual(["first.png"])
  await give("paste", "second.png")
  expect(names()).toEqual(["second.png"])
  expect(input(t("fields:chooseFile")).multiple).toBe(false)
})

test("a file on its way shows how far it is, and stopping it ends its sending", async () => {
  let stopped = false
  const { user, t } = await show({
    upload: (_file, { signal, onProgress }) => {
      onProgress(0.4)
      signal.addEventListener("abort", () => (stopped = true))
      return new Promise(() => {})
    },
  })
  await choose(aFile("a.png"))
  const bar = screen.getByRole("progressbar", { name: t("fields:uploading", { name: "a.png" }) })
  expect(bar).toHaveProperty("value", 0.4)
  expect(onBusyChange.mock.calls).toEqual([[true]])
  await user.click(screen.getByRole("button", { name: t("fields:cancelFile", { name: "a.png" }) }))
  expect([stopped, rows().length]).toEqual([true, 0])
  expect(onBusyChange).toHaveBeenLastCalledWith(false)
})

test("a file that could not be sent says why and is sent again at a press", async () => {
  let tries = 0
  const { user, t } = await show({
    upload: (file) => (++tries === 1 ? Promise.reject(new Error("away")) : Promise.resolve(file.name)),
    describeError: () => "The connection was cut.",
  })
  await choose(aFile("a.png"))
  expect(await rowOf("a.png").findByText("The connection was cut.")).toBeDefined()
  expect(said().textContent).toBe(t("fields:fileNotStored", { name: "a.png" }))
  await user.click(screen.getByRole("button", { name: t("fields:retryFile", { name: "a.png" }) }))
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(["a.png"]))
  expect(screen.queryByText("The connection was cut.")).toBeNull()
})

test("three files are sent at a time, the others wait in line", async () => {
  const sent: string[] = []
  const { t } = await show({
    upload: (file) => {
      sent.push(file.name)
      return new Promise(() => {})
    },
  })
  await choose(...["a", "b", "c", "d"].map((name) => aFile(`${name}.png`)))
  expect(sent).toEqual(["a.png", "b.png", "c.png"])
  expect(rowOf("d.png").getByText(t("fields:inLine"))).toBeDefined()
})

test("[F05] several uploads end with one toast each: how many came through, and how many failed", async () => {
  const upload = (file: File) =>
    file.name.startsWith("bad") ? Promise.reject(new Error("no")) : Promise.resolve(file.name)
  const { t } = await show({ upload, describeError: () => "The connection broke." })
  await choose(aFile("a.png"), aFile("b.png"), aFile("bad.png"))
  await screen.findByText(t("fields:uploadSuccess"))
  screen.getByText(t("fields:filesUploaded", { count: 2 }))
  screen.getByText(t("fields:uploadError"))
  screen.getByText(t("fields:uploadFailed", { name: "bad.png", reason: "The connection broke." }))
  await choose(aFile("bad-1.png"), aFile("bad-2.png"))
  expect(await screen.findByText(t("fields:filesFailed", { count: 2 }))).toBeDefined()
})

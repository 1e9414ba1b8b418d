import { fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"

const id = "0192f000-0000-7000-8000-0000000000f1"
const image = "http://localhost:3001/files/me.png"

/** What the storage was sent; the browser's old kind of request, without a network. */
const stored: { url: string; form: FormData }[] = []
let storageStatus = 204
let canvases: HTMLCanvasElement[] = []
let pressed: unknown[][] = []

class Request extends EventTarget {
  status = 0
  upload = new EventTarget()
  #url = ""
  open(_method: string, url: string) {
    this.#url = url
  }
  abort() {}
  send(form: FormData) {
    stored.push({ url: this.#url, form })
    this.status = storageStatus
    queueMicrotask(() => this.dispatchEvent(new Event("loadend")))
  }
}

// What a browser does with pictures, for a picture of 600 by 300; that it is drawn right, the story sees.
beforeEach(() => {
  storageStatus = 204
  stored.length = 0
  canvases = []
  pressed = []
  vi.stubGlobal("XMLHttpRequest", Request)
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue()
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(600)
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(300)
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    take,
    ...rest
  ) {
    canvases.push(this)
    pressed.push(rest)
    take(new Blob(["small"], { type: rest[0] ?? "image/png" }))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const uploads: Answers = {
  "file.createPresignedPost": { url: "http://storage.example/", fields: { id, key: "k1" } },
  "file.submitUploadedFile": {
    id,
    public: true,
    mimeType: "image/png",
    size: 5,
    width: 128,
    height: 128,
    url: image,
  },
  "publicFile.getPreviewUrl": { url: image },
  "user.patchMe": ({ image: next }) => aPerson({ image: next ?? null }),
}

const show = (api: Answers = {}, person = aPerson(), locale: "en" | "ru" = "en") =>
  renderPage("/profile/complete", { as: person, locale, api: { "contact.getMy": [], ...uploads, ...api } })

const input = ({ t }: Rendered) =>
  screen
    .getAllByLabelText<HTMLInputElement>(t("account:avatar.choose"))
    .find(({ type }) => type === "file") as HTMLInputElement
const pictures = () => [...document.querySelectorAll<HTMLImageElement>("main img")]

const stageOf = ({ t }: Rendered) => screen.queryByRole("button", { name: t("account:avatar.crop.stage") })

const choose = (page: Rendered, file: File) => fireEvent.change(input(page), { target: { files: [file] } })
async function use(page: Rendered, file: File) {
  choose(page, file)
  const button = await screen.findByRole("button", { name: page.t("account:avatar.crop.save") })
  await waitFor(() => expect(button).toHaveProperty("disabled", false))
  await page.user.click(button)
}

test.each([
  ["image/jpeg", 10, "image/jpeg"],
  ["image/png", 10, "image/png"],
  ["image/png", 5_000_001, "image/jpeg"],
  ["image/gif", 10, "image/webp"],
  ["image/svg+xml", 10, "image/png"],
  ["image/webp", 10, "image/webp"],
] as const)(
  "[A03] [A04] [F01] [F02] [F05] a picture of type %s and %i bytes is sent as %s of 128 by 128 and shown",
  async (type, bytes, sentAs) => {
    const page = await show()
    const { api, t } = page
    await use(page, new File([new Uint8Array(bytes)], "me.pic", { type }))
    await screen.findByText(t("account:avatar.success"))
    expect(screen.getByText(t("account:avatar.successText", { count: 1 }))).toBeDefined()
    expect(canvases.map(({ width, height }) => [width, height])).toEqual([[128, 128]])
    expect(pressed).toEqual([[sentAs, 0.8]])
    expect(api.calls("file.createPresignedPost")).toEqual([
      { public: true, originalName: "me.pic", size: 5, mimeType: sentAs },
    ])
    // The storage reads the fields first: the file comes last.
    expect(stored.map(({ url, form }) => [url, [...form.keys()]])).toEqual([
      ["http://storage.example/", ["id", "key", "file"]],
    ])
    expect(api.calls("file.submitUploadedFile")).toEqual([{ id, payload: { purpose: "avatar" } }])
    expect(api.calls("user.patchMe")).toEqual([{ image }])
    expect(pictures().map(({ src }) => src)).toEqual([image])
  },
)

test("[A03] [F04] [F05] other files are refused by name, before anything is sent", async () => {
  const page = await show({}, aPerson(), "ru")
  const { t } = page
  expect(input(page).accept).toBe("image/jpeg,image/png,image/gif,image/svg+xml,image/webp")
  expect(input(page).multiple).toBe(false)
  const refusedAs = async (file: File, reason: "type" | "size" | "unreadable") => {
    choose(page, file)
    const words = t(`account:avatar.problem.${reason}`)
    await screen.findByText(t("account:avatar.errorText", { name: file.name, reason: words }))
  }
  await refusedAs(new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }), "type")
  await refusedAs(new File([new Uint8Array(10_000_001)], "big.png", { type: "image/png" }), "size")
  vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("no picture"))
  await refusedAs(new File(["no picture"], "broken.png", { type: "image/png" }), "unreadable")
  await waitFor(() => expect(stageOf(page)).toBeNull())
  expect(page.api.calls("file.createPresignedPost")).toEqual([])
})

test("[F03] [F05] what goes wrong on the way is told apart, and the old picture stays", async () => {
  const page = await show({}, aPerson({ image: "http://localhost:3001/files/old.png" }))
  const { api, t } = page
  const file = new File(["x"], "me.png", { type: "image/png" })
  const away = () => {
    throw failure()
  }
  api.answer({ "publicFile.getPreviewUrl": away })
  await use(page, file)
  await screen.findByText(t("account:avatar.urlFailed"))

  storageStatus = 403
  await use(page, file)
  const failed = t("account:avatar.problem.failed")
  await screen.findByText(t("account:avatar.errorText", { name: "me.png", reason: failed }))

  api.answer({
    "file.createPresignedPost": () => {
      throw refused("upload_limit_reached")
    },
  })
  await use(page, file)
  const limit = t("refusal:upload_limit_reached")
  await screen.findByText(t("account:avatar.errorText", { name: "me.png", reason: limit }))
  expect(pictures().map(({ src }) => src)).toEqual(["http://localhost:3001/files/old.png"])
})

test("a picture can be removed", async () => {
  const { user, api, t } = await show({}, aPerson({ image }))
  await user.click(screen.getByRole("button", { name: t("account:avatar.remove") }))
  await waitFor(() => expect(pictures()).toEqual([]))
  expect(api.calls("user.patchMe")).toEqual([{ image: null }])
})

test("the square is moved by keys and zoomed; Escape leaves all as it was", async () => {
  const page = await show()
  const { user, api, t } = page
  choose(page, new File(["x"], "me.png", { type: "image/png" }))
  const stage = await screen.findByRole("button", { name: t("account:avatar.crop.stage") })
  await waitFor(() => expect(stage.querySelector("img")).not.toBeNull())
  const shown = () => {
    const { left, width } = (stage.querySelector("img") as HTMLImageElement).style
    return [left, width]
  }
  expect(shown()).toEqual(["-50%", "200%"])
  stage.focus()
  await user.keyboard("{ArrowLeft}")
  expect(shown()).toEqual(["-45%", "200%"])
  fireEvent.change(screen.getByRole("slider", { name: t("account:avatar.crop.zoom") }), {
    target: { value: "200" },
  })
  expect(shown()[1]).toBe("400%")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(stageOf(page)).toBeNull())
  expect(pictures()).toEqual([])
  expect(api.calls("file.createPresignedPost")).toEqual([])
})

import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { refused, type Answers, type Output } from "../../../../test/fake-api.ts"
import { fakeStorage } from "../../../../test/fake-storage.ts"
import { bar, goOn, openStep, placeOf, sentOf, stepIs } from "../../../../test/task-fields.ts"

type Stored = Output<"file.submitUploadedFile">
const idOf = (name: string) => `file of ${name}`
const aFile = (name: string, type = "image/png") => new File(["bytes"], name, { type })

const storing: Answers = {
  "file.createPresignedPost": ({ originalName }) => ({
    url: "http://localhost:3001/uploads",
    fields: { id: idOf(originalName) },
  }),
  "file.submitUploadedFile": ({ id }): Stored => {
    const mimeType = id.endsWith(".pdf") ? "application/pdf" : "image/png"
    return { id, public: true, mimeType, size: 5, width: 1, height: 1, url: `/${id}` }
  },
}

const files = () => within(placeOf("fileIds"))
const names = () =>
  files()
    .queryAllByRole("listitem")
    .map((row) => row.querySelector("p")?.textContent)
const chooser = () => {
  const input = placeOf("fileIds").querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("no file can be chosen")
  return input
}

test("photos and documents are sent, moved by keys, taken away, and saved in their order", async () => {
  fakeStorage()
  const { user, t, api } = await openStep("details", { api: storing })
  await user.upload(chooser(), [aFile("room.png"), aFile("stairs.png")])
  await user.upload(chooser(), aFile("plan.pdf", "application/pdf"))
  await waitFor(() => expect(files().getAllByRole("button", { name: /^Remove / })).toHaveLength(3))
  expect(names()).toEqual(["room.png", "stairs.png", "plan.pdf"])
  expect(api.calls("file.createPresignedPost")).toMatchObject([
    { originalName: "room.png", public: true, mimeType: "image/png", size: 5 },
    { originalName: "stairs.png", public: true },
    { originalName: "plan.pdf", public: false, mimeType: "application/pdf" },
  ])
  expect(api.calls("file.submitUploadedFile")).toMatchObject([
    { payload: { purpose: "picture" } },
    { payload: { purpose: "picture" } },
    { payload: { purpose: "document" } },
  ])

  const up = () => files().getByRole("button", { name: t("fields:moveFileUp", { name: "plan.pdf" }) })
  up().focus()
  await user.keyboard("{Enter}")
  expect(document.activeElement).toBe(up())
  await user.keyboard("{Enter}")
  expect(names()).toEqual(["plan.pdf", "room.png", "stairs.png"])
  expect(up().getAttribute("aria-disabled")).toBe("true")
  await user.click(files().getByRole("button", { name: t("fields:removeFile", { name: "stairs.png" }) }))
  expect(names()).toEqual(["plan.pdf", "room.png"])
  expect(files().getByText(t("fields:fileRemoved", { name: "stairs.png" }))).toBeDefined()
  await goOn(user, t)
  await stepIs(t, "where")
  expect(sentOf(api)).toMatchObject({
    fileIds: [idOf("plan.pdf"), idOf("room.png")],
  })
})

test("an upload that fails says so beside the file and works by pressing again", async () => {
  const storage = fakeStorage()
  storage.isAway = true
  const { user, t, api } = await openStep("details", { api: storing })
  await user.upload(chooser(), aFile("room.png"))
  expect(await files().findByText(t("fields:fileProblem.upload"))).toBeDefined()
  expect(files().getByText(t("fields:fileNotStored", { name: "room.png" }))).toBeDefined()
  expect(api.calls("file.submitUploadedFile")).toEqual([])
  storage.isAway = false
  await user.click(files().getByRole("button", { name: t("fields:retryFile", { name: "room.png" }) }))
  expect(await files().findByText(t("fields:fileStored", { name: "room.png" }))).toBeDefined()
  expect(files().queryByText(t("fields:fileProblem.upload"))).toBeNull()
  expect(storage.taken).toBe(1)
})

test("a picture that is none is shown as a file, with the reason and a way to remove it", async () => {
  fakeStorage()
  const { user, t } = await openStep("details", {
    api: {
      ...storing,
      "file.submitUploadedFile": () => {
        throw refused("file_type_differs", { httpStatus: 400 })
      },
    },
  })
  await user.upload(chooser(), aFile("torn.png"))
  expect(await files().findByText(t("refusal:file_type_differs"))).toBeDefined()
  const picture = files().getByRole("listitem").querySelector("img")
  if (picture) fireEvent.error(picture)
  expect(files().getByRole("listitem").querySelector("img")).toBeNull()
  await user.click(files().getByRole("button", { name: t("fields:removeFile", { name: "torn.png" }) }))
  expect(names()).toEqual([])
})

test("while a file is on its way one waits, or stops it", async () => {
  fakeStorage()
  const { user, t } = await openStep("details", {
    api: { ...storing, "file.createPresignedPost": () => new Promise<never>(() => {}) },
  })
  await user.upload(chooser(), aFile("room.png"))
  const next = bar().getByRole("button", { name: t("task-create:next") })
  await waitFor(() => expect(next.getAttribute("aria-busy")).toBe("true"))
  expect(screen.getByRole("progressbar", { name: t("fields:uploading", { name: "room.png" }) })).toBeDefined()
  await user.click(files().getByRole("button", { name: t("fields:cancelFile", { name: "room.png" }) }))
  await waitFor(() => expect(next.getAttribute("aria-busy")).not.toBe("true"))
  expect(names()).toEqual([])
})

test("what is no picture or document is told beside it and not sent", async () => {
  fakeStorage()
  const { api } = await openStep("details", { api: storing })
  fireEvent.change(chooser(), { target: { files: [aFile("song.mp3", "audio/mpeg")] } })
  const row = await files().findByRole("listitem")
  expect(row.textContent).toMatch(/We don’t accept this type of file\. You can upload: .*PDF/)
  expect(api.calls("file.createPresignedPost")).toEqual([])
})

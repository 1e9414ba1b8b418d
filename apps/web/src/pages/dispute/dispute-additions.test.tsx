// What the two add to a dispute: files that turn up later, and proposals.
import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aNegotiation, disputeId } from "../../../test/answers/dispute.ts"
import { aHire, vera } from "../../../test/answers/hire.ts"
import { taskId } from "../../../test/answers/task-page.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { fakeStorage } from "../../../test/fake-storage.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { DisputePage } from "./dispute-page.tsx"

function shared(dispute: ReturnType<typeof aNegotiation>, api: Answers = {}) {
  const page = { taskId, now: Date.now(), hire: aHire({ other: vera }), show: "dispute" as const }
  const data = { ...page, dispute, timeline: [], canOpenAnother: false }
  return renderWithApi(<DisputePage data={data} />, { as: aDoer(), api })
}

test("files that turn up later are added to one's own words, as many as there is room for", async () => {
  fakeStorage()
  const fileId = "019a8e6f-3a34-7d5c-8a2a-31c3f4b1a001"
  const picture = { public: false, mimeType: "image/png" as const, size: 5, width: 1, height: 1, url: "/" }
  const { t, user, api, unmount } = await shared(aNegotiation({ actions: ["add_files", "propose"] }), {
    "file.createPresignedPost": { url: "http://localhost:3001/uploads", fields: { id: fileId } },
    "file.submitUploadedFile": { id: fileId, ...picture },
    "dispute.addFiles": () => {
      throw failure(500)
    },
  })
  await user.click(screen.getByRole("button", { name: t("dispute:files.open") }))
  await screen.findByText(t("dispute:files.more", { count: 10, name: "Vera" }))
  const add = () => user.click(screen.getByRole("button", { name: t("dispute:files.add") }))
  await add()
  screen.getByText(t("dispute:files.missing"))
  const chooser = screen.getByLabelText<HTMLInputElement>(t("fields:chooseFiles"))
  await user.upload(chooser, new File(["bytes"], "receipt.png", { type: "image/png" }))
  await screen.findByText(t("fields:fileStored", { name: "receipt.png" }))
  await add()
  await screen.findByText(t("dispute:files.failed"))
  api.answer({ "dispute.addFiles": aNegotiation() })
  await add()
  await screen.findByText(t("dispute:files.done"))
  expect(api.calls("dispute.addFiles")[1]).toEqual({ id: disputeId, fileIds: [fileId] })
  expect(screen.queryByText("receipt.png")).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: t("dispute:statements.title") }))
  unmount()
  await shared(aNegotiation())
  expect(screen.queryByRole("button", { name: t("dispute:files.open") })).toBeNull()
})

test("a proposal that wasn't sent is there again after a reload", async () => {
  const first = await shared(aNegotiation())
  const { t } = first
  const openForm = (user: typeof first.user) =>
    user.click(screen.getByRole("button", { name: t("dispute:propose.another") }))
  await openForm(first.user)
  await first.user.click(await screen.findByRole("radio", { name: t("dispute:outcomes.partial") }))
  await first.user.type(screen.getByLabelText(t("dispute:propose.price")), "350")
  await first.user.type(screen.getByLabelText(t("dispute:propose.note")), "Half a day.")
  first.unmount()
  const { user } = await shared(aNegotiation())
  await openForm(user)
  const price = await screen.findByLabelText<HTMLInputElement>(t("dispute:propose.price"))
  await waitFor(() => expect(price.value).toBe("350"))
  expect(screen.getByLabelText<HTMLTextAreaElement>(t("dispute:propose.note")).value).toBe("Half a day.")
})

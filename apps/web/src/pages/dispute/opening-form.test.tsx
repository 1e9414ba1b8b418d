// What is chosen, written and uploaded for a dispute stays until it is sent.
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDispute } from "../../../test/answers/dispute.ts"
import { aHire } from "../../../test/answers/hire.ts"
import { aTaskPage, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import type { Answers } from "../../../test/fake-api.ts"
import { fakeStorage } from "../../../test/fake-storage.ts"
import { renderPage, renderWithApi } from "../../../test/render.tsx"
import { DisputePage } from "./dispute-page.tsx"

const account = "The sofa has a scratch along its whole left side, and one leg is missing."
const fileId = "019a8e6f-3a34-7d5c-8a2a-31c3f4b1a001"

function form(api: Answers = {}) {
  const hire = aHire({ hasTalked: true, actions: ["dispute"] })
  const data = { taskId, now: Date.now(), hire, show: "form" as const }
  return renderWithApi(<DisputePage data={data} />, { as: aPerson(), api })
}

const checked = () => screen.getAllByRole("radio", { checked: true })

test("after a reload everything is there again, and after sending nothing is", async () => {
  fakeStorage()
  const stored = {
    id: fileId,
    public: false,
    mimeType: "image/png" as const,
    size: 5,
    width: 1,
    height: 1,
    url: "/",
  }
  const before = await form({
    "file.createPresignedPost": { url: "http://localhost:3001/uploads", fields: { id: fileId } },
    "file.submitUploadedFile": stored,
  })
  const { t } = before
  await before.user.click(await screen.findByRole("radio", { name: t("dispute:reasons.damage") }))
  await before.user.click(screen.getByRole("radio", { name: t("dispute:outcomes.redo") }))
  await before.user.click(screen.getByLabelText(t("dispute:open.statement")))
  await before.user.paste(account)
  const chooser = screen.getByLabelText<HTMLInputElement>(t("fields:chooseFiles"))
  await before.user.upload(chooser, new File(["bytes"], "scratch.png", { type: "image/png" }))
  await screen.findByText(t("fields:fileStored", { name: "scratch.png" }))
  before.unmount()

  const { user, api, unmount } = await form({ "dispute.create": aDispute({ isMine: true }) })
  await screen.findByText("scratch.png")
  expect(checked().map((radio) => (radio as HTMLInputElement).value)).toEqual(["damage", "redo"])
  await user.click(screen.getByRole("button", { name: t("dispute:open.send") }))
  await screen.findByText(t("dispute:open.done"))
  expect(api.calls("dispute.create")).toEqual([
    {
      payload: { taskId, reasonCode: "damage", wantedOutcome: "redo", statement: account, fileIds: [fileId] },
    },
  ])
  unmount()

  await form()
  const text = await screen.findByLabelText<HTMLTextAreaElement>(t("dispute:open.statement"))
  await waitFor(() => expect(text.value).toBe(""))
  expect(screen.queryByText("scratch.png")).toBeNull()
  expect(screen.queryAllByRole("radio", { checked: true })).toEqual([])
})

test("the note about the chat goes when its reader comes back from there", async () => {
  const hire = aHire({ hasTalked: false, actions: ["dispute"] })
  const hires = (one: typeof hire) => ({ "taskAssignment.getByTask": { data: [one], total: 1 } })
  const { t, user, api } = await renderPage(`/tasks/${taskId}/dispute`, {
    as: aPerson(),
    api: { ...taskAnswers(aTaskPage()), ...hires(hire), "dispute.getByTask": null },
  })
  const price = await screen.findByRole("radio", { name: t("dispute:reasons.price") })
  await user.click(price)
  screen.getByText(t("dispute:talk.title", { name: "Ion" }))
  api.answer(hires({ ...hire, hasTalked: true }))
  fireEvent.focus(window)
  await waitFor(() => expect(screen.queryByText(t("dispute:talk.title", { name: "Ion" }))).toBeNull())
  expect(price).toHaveProperty("checked", true)
})

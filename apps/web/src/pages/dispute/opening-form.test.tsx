// What is chosen, written and uploaded for a dispute stays until it is sent.
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDispute } from "../../../test/answers/dispute.ts"
import { aHire, talkId } from "../../../test/answers/hire.ts"
import { aTaskPage, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { described } from "../../../test/described.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { fakeStorage } from "../../../test/fake-storage.ts"
import { renderPage, renderWithApi } from "../../../test/render.tsx"
import { DisputePage } from "./dispute-page.tsx"

const account = "The sofa has a scratch along its whole left side, and one leg is missing."
const fileId = "019a8e6f-3a34-7d5c-8a2a-31c3f4b1a001"

function form(api: Answers = {}, hire = aHire({ hasTalked: true, actions: ["dispute"] })) {
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

test("nothing is chosen beforehand; each missing part is told at its field, the first has the focus", async () => {
  const { t, user, api } = await form()
  for (const radio of await screen.findAllByRole<HTMLInputElement>("radio")) expect(radio.checked).toBe(false)
  const send = () => user.click(screen.getByRole("button", { name: t("dispute:open.send") }))
  await send()
  screen.getByText(t("dispute:open.reasonMissing"))
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: t("dispute:reasons.not_done") }))
  await user.click(screen.getByRole("radio", { name: t("dispute:reasons.poor_quality") }))
  const text = screen.getByLabelText<HTMLTextAreaElement>(t("dispute:open.statement"))
  await user.click(text)
  await user.paste("Too short")
  await send()
  expect(described(text)).toContain(t("dispute:text.tooShort", { count: 50 }))
  expect(document.activeElement).toBe(text)
  screen.getByText(t("dispute:open.wantedMissing"))
  expect(api.calls("dispute.create")).toEqual([])
})

test("what failed stays typed; what is sent is trimmed and sent once", async () => {
  const { t, user, api } = await form({
    "dispute.create": () => {
      throw failure(500)
    },
  })
  await user.click(await screen.findByRole("radio", { name: t("dispute:reasons.damage") }))
  await user.click(screen.getByRole("radio", { name: t("dispute:outcomes.partial") }))
  const text = screen.getByLabelText(t("dispute:open.statement"))
  await user.click(text)
  await user.paste(` ${account} `)
  const send = () => user.click(screen.getByRole("button", { name: t("dispute:open.send") }))
  await send()
  await screen.findByText(t("dispute:open.failed"))
  expect(text).toHaveProperty("value", ` ${account} `)
  api.answer({ "dispute.create": aDispute({ isMine: true }) })
  await send()
  await screen.findByText(t("dispute:open.done"))
  const payload = { taskId, reasonCode: "damage", wantedOutcome: "partial", statement: account, fileIds: [] }
  expect(api.calls("dispute.create")[1]).toEqual({ payload })
})

test("without a word in the chat there is a warning with the way there; for safety it is no block", async () => {
  const hire = aHire({ hasTalked: false, actions: ["dispute"] })
  const { t, user } = await form(
    {
      "dispute.create": () => {
        throw refused("dispute_talk_first")
      },
    },
    hire,
  )
  const price = await screen.findByRole("radio", { name: t("dispute:reasons.price") })
  expect(screen.queryByText(t("dispute:talk.title", { name: "Ion" }))).toBeNull()
  await user.click(price)
  screen.getByText(t("dispute:talk.title", { name: "Ion" }))
  expect(
    screen
      .getByRole("link", { name: `${t("dispute:chat")} (${t("dispute:talk.newTab")})` })
      .getAttribute("href"),
  ).toBe(`/chat?c=${talkId}`)
  await user.click(screen.getByRole("radio", { name: t("dispute:reasons.behaviour") }))
  screen.getByText(t("dispute:talk.safety"))
  await user.click(price)
  await user.click(screen.getByRole("radio", { name: t("dispute:outcomes.redo") }))
  await user.click(screen.getByLabelText(t("dispute:open.statement")))
  await user.paste(account)
  await user.click(screen.getByRole("button", { name: t("dispute:open.send") }))
  const group = screen.getByRole("radiogroup", { name: t("dispute:open.reason") })
  await waitFor(() => expect(described(group)).toContain(t("refusal:dispute_talk_first")))
})

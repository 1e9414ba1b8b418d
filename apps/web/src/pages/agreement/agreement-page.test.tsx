// What the two agreed on, version by version, from the loader on.
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aChange, changeId, changeList } from "../../../test/answers/change.ts"
import { aHire } from "../../../test/answers/hire.ts"
import { inDays } from "../../../test/answers/moment.ts"
import { aTaskPage, lei, ownPart, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import type { Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import type { Assignment } from "../../session/answers/offer-answers.ts"

type Version = Assignment["versions"][number]

const first: Version = {
  version: 1,
  agreedAt: inDays(-4),
  price: lei(380),
  materialsCost: null,
  scheduledAt: inDays(1),
  scopeText: "One sofa.",
  included: ["Stairs", "Lift"],
  request: null,
  isFromDispute: false,
}
const asked = { id: "r1", kind: "price", bySide: "doer", note: "Two sofas." } as const
const second: Version = { ...first, version: 2, price: lei(450), request: asked }
const third: Version = { ...second, version: 3, included: ["Stairs", "Rubble"], isFromDispute: true }

const page = aTaskPage({
  task: { status: "in_progress", own: ownPart },
  viewer: { isOwner: true, cannotOfferReason: null },
})

function open(hire: Assignment, more: Answers = {}) {
  return renderPage(`/tasks/${taskId}/agreement`, {
    as: aPerson(),
    api: taskAnswers(page, {
      "taskAssignment.getByTask": { data: [hire], total: 1 },
      "changeRequest.getByTask": changeList([]),
      ...more,
    }),
  })
}

test("each version stands beside the one before it, with what it changed and who asked for it", async () => {
  const { t } = await open(aHire({ versions: [first, second, third] }))
  const table = within(await screen.findByRole("region", { name: t("agreement:table") }))
  const heads = table.getAllByRole("columnheader").map((head) => head.textContent)
  expect(heads[1]).toContain(t("agreement:hire"))
  expect(heads[2]).toContain(t("agreement:theyAsked", { name: "Ion" }))
  expect(heads[3]).toContain(t("agreement:dispute"))
  expect(heads.map((head) => head?.includes(t("agreement:inForce")))).toEqual([false, false, false, true])
  table.getByText(/^\+70/)
  expect(table.getByText("Rubble").closest("li")?.textContent).toContain(t("agreement:added"))
  const gone = table.getAllByText("Lift").map((line) => line.closest("li")?.textContent)
  expect(gone).toEqual(["Lift", "Lift", `${t("agreement:removed")}: Lift`])
  screen.getByText(/Strada Tihon 5/)
})

test("what a version leaves as it was says so; a text that all share stands once, below them", async () => {
  const { t } = await open(aHire({ versions: [first, second] }))
  const table = within(await screen.findByRole("region", { name: t("agreement:table") }))
  const [, , included = ""] = table
    .getByRole("row", { name: new RegExp(t("agreement:included")) })
    .textContent.split("Stairs")
  expect(included.endsWith(t("agreement:same"))).toBe(true)
  expect(table.queryByText("One sofa.")).toBeNull()
  expect(screen.getAllByText("One sofa.", { exact: false })).toHaveLength(1)
  expect(screen.getAllByText(t("agreement:always"))).toHaveLength(2)
})

test("the only version is compared with none", async () => {
  const { t } = await open(aHire({ versions: [first], outcome: "cancelled", endedAt: inDays(-1) }))
  const table = within(await screen.findByRole("region", { name: t("agreement:table") }))
  expect(table.getByText("One sofa.")).toBeDefined()
  expect(screen.getByText(t("agreement:rest"))).toBeDefined()
  expect(screen.queryByText(t("agreement:always"))).toBeNull()
})

test("what is asked for stands beside what is in force, and is answered there", async () => {
  const { t, user, api } = await open(aHire({ versions: [first] }), {
    "changeRequest.getByTask": changeList([aChange()]),
    "changeRequest.answer": () => ({ changeRequest: aChange({ status: "accepted" }), task: page.task }),
  })
  const table = within(await screen.findByRole("region", { name: t("agreement:table") }))
  const [, , wanted] = table.getAllByRole("columnheader")
  expect(wanted?.textContent).toContain(t("agreement:ifAccepted"))
  expect(wanted?.textContent).toContain(t("agreement:turn"))
  table.getByText(/450/)
  table.getByText("There are two sofas.")
  await user.click(table.getByRole("button", { name: t("job:request.accept") }))
  expect(api.calls("changeRequest.answer")).toEqual([{ id: changeId, accept: true }])
})

test("of a job that was cancelled no version is in force", async () => {
  const { t } = await open(aHire({ versions: [first, second], outcome: "cancelled", endedAt: inDays(-1) }))
  const table = within(await screen.findByRole("region", { name: t("agreement:table") }))
  expect(table.queryByText(t("agreement:inForce"))).toBeNull()
})

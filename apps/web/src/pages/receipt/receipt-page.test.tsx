import { screen, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { changeList } from "../../../test/answers/change.ts"
import { aHire, aVersion, hireId } from "../../../test/answers/hire.ts"
import { inDays } from "../../../test/answers/moment.ts"
import { aTaskPage, lei, ownPart, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { renderPage } from "../../../test/render.tsx"
import type { Assignment } from "../../session/answers/offer-answers.ts"

const first = aVersion()
const more = { id: "r1", kind: "price", bySide: "doer", note: "a second sofa" } as const
const versions = [first, { ...first, version: 2, price: lei(450), request: more }]
const done = {
  outcome: "completed",
  completedBy: "owner",
  endedAt: "2026-03-05T10:00:00.000Z",
  versions,
} as const

const page = aTaskPage({
  task: { status: "completed", own: ownPart },
  viewer: { isOwner: true, cannotOfferReason: null },
})
const open = (hire: Assignment) =>
  renderPage(`/tasks/${taskId}/receipt`, {
    as: aPerson({ name: "Vera Codreanu" }),
    api: taskAnswers(page, { "taskAssignment.getByTask": { data: [hire], total: 1 } }),
  })

test("says who did what for whom, adds up, and is no invoice", async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal("print", print)
  const { user, t } = await open(
    aHire({
      ...done,
      agreement: {
        price: lei(450),
        materialsCost: lei(50),
        settledByCustomerAt: inDays(-2),
        settledByProviderAt: inDays(-1),
      },
    }),
  )
  const sheet = within(await screen.findByRole("article", { name: t("receipt:title") }))
  sheet.getByText(t("receipt:notInvoice"))
  sheet.getByText("Ion Munteanu")
  sheet.getByText("Vera Codreanu")
  const rows = sheet.getAllByRole("row").map((row) => row.textContent.replaceAll("\u00a0", " "))
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain("380 lei")
  expect(rows[1]).toMatch(/a second sofa\+70 lei/)
  expect(rows[2]).toMatch(/50 lei/)
  expect(rows[3]).toBe(`${t("receipt:total")}500 lei`)
  sheet.getByText(/Both marked it as paid/)
  await user.click(sheet.getByRole("button", { name: t("receipt:print") }))
  expect(print).toHaveBeenCalledOnce()
  const back = sheet.getByRole("link", { name: t("receipt:back") })
  expect(back.getAttribute("href")).toBe(`/tasks/${taskId}/complete?hire=${hireId}`)
})

test.each([
  [
    "the client",
    { settledByCustomerAt: inDays(-2), settledByProviderAt: null },
    "The client marked it as paid",
  ],
  ["the doer", { settledByCustomerAt: null, settledByProviderAt: inDays(-1) }, "The doer marked it as paid"],
])("where only %s has marked the payment, it names that one", async (_who, settled, said) => {
  await open(aHire({ ...done, agreement: settled }))
  const sheet = await screen.findByRole("article")
  expect(sheet.textContent).toContain(said)
})

test("there's none for work that isn't done: the page of the task is shown instead", async () => {
  const underWay = aTaskPage({
    task: { status: "in_progress", own: ownPart },
    viewer: { isOwner: true, cannotOfferReason: null },
  })
  const { address } = await renderPage(`/tasks/${taskId}/receipt`, {
    as: aPerson(),
    api: taskAnswers(underWay, {
      "taskAssignment.getByTask": { data: [aHire({ versions: [first] })], total: 1 },
      "changeRequest.getByTask": changeList([]),
    }),
  })
  await expect.poll(address).toBe(`/tasks/${taskId}`)
})

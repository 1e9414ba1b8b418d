// A hire arrives while the doer has the task's page open.
import { act, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { changeList } from "../../test/answers/change.ts"
import { aHire, vera } from "../../test/answers/hire.ts"
import { anOwnOffer, offerId } from "../../test/answers/offer.ts"
import { aTaskPage, taskAnswers, taskId } from "../../test/answers/task-page.ts"
import { renderPage } from "../../test/render.tsx"

const viewer = { myOfferId: offerId, cannotOfferReason: null } as const
const waiting = aTaskPage({ task: { offerCount: 1 }, viewer: { ...viewer, myOfferStatus: "active" } })
const hired = aTaskPage({
  task: { status: "assigned", offerCount: 1 },
  viewer: { ...viewer, myOfferStatus: "accepted", isAssigned: true },
})

async function openAndHire(focus: (t: Awaited<ReturnType<typeof renderPage>>["t"]) => Promise<HTMLElement>) {
  let isHired = false
  // Without the header's bell: its closed panel would count as shown here, where no style says otherwise.
  const page = await renderPage(`/tasks/${taskId}`, {
    api: taskAnswers(waiting, {
      "task.getById": () => (isHired ? hired : waiting),
      "offer.getById": () =>
        isHired
          ? anOwnOffer({ status: "accepted", actions: [] })
          : anOwnOffer({ status: "active", actions: ["edit", "withdraw"] }),
      "taskAssignment.getByTask": () => ({ data: isHired ? [aHire({ other: vera })] : [], total: 1 }),
      "changeRequest.getByTask": changeList([]),
    }),
  })
  const focused = await focus(page.t)
  act(() => focused.focus())
  isHired = true
  await act(() => page.router.invalidate())
  await screen.findByRole("heading", { name: page.t("offer:agreement.title") })
  return { ...page, focused }
}

const now = () => document.activeElement?.textContent

test("what is still there keeps the focus", async () => {
  const { focused } = await openAndHire((t) => screen.findByRole("button", { name: t("ui:reportTask") }))
  expect(document.activeElement).toBe(focused)
})

test("from a button of the offer the focus goes to the offer's heading", async () => {
  const { t } = await openAndHire((t) => screen.findByRole("button", { name: t("offer:withdraw") }))
  await expect.poll(now).toBe(t("offer:mine"))
})

test("from the panel for passers-by it goes to the job's panel that takes its place", async () => {
  const { t } = await openAndHire((t) => screen.findByRole("button", { name: t("ui:share") }))
  await expect.poll(now).toBe(t("work:doer.assigned.title", { name: "Vera" }))
})

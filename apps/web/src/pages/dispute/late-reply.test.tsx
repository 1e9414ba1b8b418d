// A dispute whose time ran out before the other one replied.
import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDispute } from "../../../test/answers/dispute.ts"
import { aHire, vera } from "../../../test/answers/hire.ts"
import { inHours } from "../../../test/answers/moment.ts"
import { taskId } from "../../../test/answers/task-page.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { startText } from "../../offer/offer-words.ts"
import { DisputePage } from "./dispute-page.tsx"

const escalatedAt = inHours(-3)

function show(dispute: Parameters<typeof aDispute>[0], timeline: { cause?: string }[] = []) {
  const events = timeline.map((data, at) => ({
    id: String(at),
    type: "dispute_escalated" as const,
    actor: null,
    fromStatus: null,
    toStatus: null,
    createdAt: escalatedAt,
    data,
  }))
  const data = { taskId, now: Date.now(), hire: aHire({ other: vera }), dispute: aDispute(dispute) }
  return renderWithApi(
    <DisputePage data={{ ...data, show: "dispute", timeline: events, canOpenAnother: false }} />,
    { as: aDoer() },
  )
}

test("who was late reads why our team decides, and that a reply still counts", async () => {
  const inTime = await show({})
  const late = inTime.t("dispute:reply.late", { date: startText(escalatedAt, "en") })
  await screen.findByLabelText(inTime.t("dispute:reply.label"))
  expect(screen.queryByText(late)).toBeNull()
  inTime.unmount()
  await show({ status: "admin_review", turn: "team", dueAt: null, escalatedAt })
  screen.getByText(late)
  await screen.findByLabelText(inTime.t("dispute:reply.label"))
})

test("the timeline says that nobody asked for the decision, and why it is due", async () => {
  const { t } = await show({}, [{}, { cause: "no_reply" }, { cause: "no_agreement" }])
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  const begins = [
    t("taskPage:history.undecided.no_agreement"),
    t("taskPage:history.undecided.no_reply"),
    t("taskPage:history.dispute_escalated"),
  ]
  for (const begin of begins) expect(lines.some((line) => line.startsWith(begin))).toBe(true)
})

test("without scripts the page says that it needs them", async () => {
  const { container } = await show({})
  // Its text comes from the server alone.
  expect(container.querySelectorAll("noscript")).toHaveLength(1)
})

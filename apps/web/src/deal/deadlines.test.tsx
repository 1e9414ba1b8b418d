// Everything that runs, and what follows when it passes.
import { spanText } from "@doable/words/format"
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHire, hireId, vera } from "../../test/answers/hire.ts"
import { inDays, inHours } from "../../test/answers/moment.ts"
import { aPerson } from "../../test/answers/user.ts"
import { renderWithApi } from "../../test/render.tsx"
import { startText } from "../offer/offer-words.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Deadlines } from "./deadlines.tsx"

type Deadline = Assignment["deadlines"][number]

const base: Deadline = {
  kind: "answer_price",
  at: inHours(70),
  isPaused: false,
  turn: "you",
  end: "request_expires",
  refId: hireId,
  days: null,
}

const show = (deadlines: Deadline[], side: "owner" | "doer", locale: "en" | "ru" | "ro" = "en") =>
  renderWithApi(
    <Deadlines
      hire={aHire({ deadlines, actions: ["request_cancel"], ...(side === "doer" && { other: vera }) })}
      side={side}
      now={Date.now()}
    />,
    { as: aPerson(), locale },
  )

test.each(["en", "ru", "ro"] as const)(
  "each has its turn, its date and its consequence, in %s",
  async (locale) => {
    const stall = inDays(30)
    const { t } = await show(
      [
        base,
        { ...base, kind: "confirm_work", at: null, turn: "you", end: "job_completed", days: 7 },
        { ...base, kind: "keep_moving", at: stall, turn: "both", end: "job_stalls" },
      ],
      "owner",
      locale,
    )
    const rows = screen.getAllByRole("listitem").map((row) => within(row))
    rows[0]?.getByText(t("job:deadlines.turn.you"))
    rows[0]?.getByText(t("job:deadlines.what.answer_price.you", { name: "Ion" }))
    const date = startText(base.at ?? "", locale)
    rows[0]?.getByText(t("job:deadlines.end.request_expires.you", { name: "Ion", date }))
    rows[1]?.getByText(spanText(7, "day", locale))
    rows[1]?.getByText(new RegExp(t("job:deadlines.later.owner")))
    rows[1]?.getByText(new RegExp(t("job:deadlines.disputeLater", { count: 7 })))
    rows[2]?.getByText(t("job:deadlines.end.job_stalls", { date: startText(stall, locale) }))
    expect(rows).toHaveLength(3)
  },
)

test("the other one's turn says so, and what a dispute stops is on pause", async () => {
  const { t } = await show(
    [
      { ...base, kind: "answer_cancel", turn: "other", end: "fault_recorded" },
      { ...base, kind: "keep_moving", at: null, isPaused: true, turn: "both", end: "job_stalls" },
    ],
    "doer",
  )
  screen.getByText(t("job:deadlines.turn.other", { name: "Vera" }))
  const date = startText(base.at ?? "", "en")
  screen.getByText(t("job:deadlines.end.fault_recorded.other", { name: "Vera", date }))
  screen.getByText(t("job:deadlines.paused"))
  expect(screen.getByText(t("job:deadlines.wayOut", { name: "Vera", hours: "48 hours" }))).toBeDefined()
})

test("several requests are told apart", async () => {
  const asked = (["answer_price", "answer_schedule", "answer_scope", "answer_cancel"] as const).map(
    (kind) => ({
      ...base,
      kind,
      turn: "other" as const,
      refId: kind,
    }),
  )
  const { t } = await show(asked, "owner")
  const titles = asked.map(({ kind }) => t(`job:deadlines.what.${kind}.other`, { name: "Ion" }))
  expect(new Set(titles).size).toBe(4)
  for (const title of titles) screen.getByText(title)
})

test("without any there is nothing to read", async () => {
  await show([], "owner")
  expect(screen.queryByRole("heading")).toBeNull()
})

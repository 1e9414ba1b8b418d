import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import type { TaskStatus } from "@doable/domain/task/status"
import { aHire } from "../../test/answers/hire.ts"
import { taskId } from "../../test/answers/task-page.ts"
import { aPerson } from "../../test/answers/user.ts"
import { renderWithApi } from "../../test/render.tsx"
import { DisputeLink } from "./dispute-link.tsx"

const show = (status: TaskStatus, own: Parameters<typeof aHire>[0]) =>
  renderWithApi(<DisputeLink task={{ id: taskId, status }} hire={aHire(own)} />, { as: aPerson() })
const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"))
const page = `/tasks/${taskId}/dispute`

test.each([
  ["a job that can be disputed", "in_progress", { actions: ["dispute"] }, [page]],
  ["one that has ended by the clock", "cancelled", { actions: ["dispute"] }, [page]],
  ["one in dispute", "disputed", { disputeId: "dispute-1" }, [page]],
  ["one whose dispute is over", "completed", { disputeId: "dispute-1" }, [page]],
  [
    "one that can be disputed again",
    "in_progress",
    { actions: ["dispute"], disputeId: "dispute-1" },
    [page, `${page}?again=true`],
  ],
  ["one that is over", "completed", {}, []],
] as const)("of %s it leads to what there is, and to a new dispute", async (_, status, own, links) => {
  await show(status, { ...own, actions: [...("actions" in own ? own.actions : [])] })
  expect(hrefs()).toEqual(links)
})

test("while the job runs it says why not", async () => {
  const { t } = await show("assigned", { cannot: [{ action: "dispute", why: "dispute_too_early" }] })
  expect(hrefs()).toEqual([])
  screen.getByText(t("refusal:dispute_too_early"))
})

test("whose turn it is sees it first", async () => {
  const due = { isPaused: false, days: null, at: null, end: "team_decides", refId: "dispute-1" } as const
  const deadlines = [{ ...due, kind: "reply_dispute" as const, turn: "you" as const }]
  const { t } = await show("disputed", { disputeId: "dispute-1", deadlines })
  expect(screen.queryByText(t("job:exits.disputeTurn"))).not.toBeNull()
})

// Where the work stands, on the page of the task.
import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { earliestStart } from "@doable/domain/deal/work"
import type { TaskStatus } from "@doable/domain/task/status"
import { aHire, vera } from "../../test/answers/hire.ts"
import { inDays, inHours } from "../../test/answers/moment.ts"
import { aTaskPage, taskId } from "../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { refused, type Answers } from "../../test/fake-api.ts"
import { renderWithApi } from "../../test/render.tsx"
import { startText } from "../offer/offer-words.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { WorkPanel } from "./work-panel.tsx"
import { workOf } from "./work.ts"

interface Shown {
  side: "owner" | "doer"
  status?: TaskStatus
  hire?: Assignment
  task?: Parameters<typeof aTaskPage>[0]
  api?: Answers
  locale?: "en" | "ru"
}

function show({ side, status = "assigned", hire, task, api = {}, locale = "en" }: Shown) {
  const viewer = { isOwner: side === "owner", isAssigned: side === "doer" }
  const page = aTaskPage({ ...task, task: { status, ...task?.task }, viewer })
  const shown = hire ?? aHire(side === "doer" ? { other: vera } : {})
  const work = workOf({ ...page, hire: shown, now: Date.now() })
  if (!work) throw new Error("nobody is at work")
  return renderWithApi(<WorkPanel work={work} />, {
    as: side === "owner" ? aPerson() : aDoer(),
    api,
    locale,
  })
}

const answered = aTaskPage().task

test("the doer says that it has begun; a refusal says why not", async () => {
  const { t, user, api } = await show({
    side: "doer",
    api: {
      "task.start": () => {
        throw refused("task_changed")
      },
    },
  })
  screen.getByRole("heading", { name: t("work:doer.assigned.title") })
  const start = () => user.click(screen.getByRole("button", { name: t("work:start.doer") }))
  await start()
  await screen.findByText(t("work:start.failed"))
  api.answer({ "task.start": answered })
  await start()
  await screen.findAllByText(t("work:start.done"))
  expect(api.calls("task.start")).toEqual([{ id: taskId }, { id: taskId }])
})

test("too early for the start, the button waits and says why", async () => {
  const hire = aHire({ other: vera, agreement: { scheduledAt: inDays(3) } })
  const { t, user, api } = await show({ side: "doer", hire, locale: "ru" })
  const start = screen.getByRole("button", { name: t("work:start.doer") })
  expect(start.getAttribute("aria-disabled")).toBe("true")
  const from = earliestStart(new Date(inDays(3)))
  screen.getByText(t("work:start.from", { time: startText(from.toISOString(), "ru") }))
  await user.click(start)
  expect(api.calls("task.start")).toEqual([])
})

test.each([
  { side: "owner", status: "assigned", shown: ["start", "directly"] },
  { side: "owner", status: "in_progress", shown: ["directly"] },
  { side: "doer", status: "in_progress", shown: ["report"] },
] as const)("the $side of a task that is $status finds the next step", async ({ side, status, shown }) => {
  const { t } = await show({ side, status })
  const steps = {
    start: screen.queryByRole("button", { name: t(`work:start.${side}`) }),
    directly: screen.queryByRole("button", { name: t("work:directly.open") }),
    report: screen.queryByRole("link", { name: t("work:report") }),
  }
  const names = Object.keys(steps) as (keyof typeof steps)[]
  expect(names.filter((name) => steps[name])).toEqual(shown)
})

test("while the other person can't use Doable nothing begins", async () => {
  const { t } = await show({
    side: "owner",
    hire: aHire({ strandedAt: inHours(-1) }),
  })
  screen.getByRole("heading", { name: t("work:stranded.title") })
  screen.getByText(new RegExp(t("work:stranded.owner.assigned").slice(0, 30)))
  expect(screen.queryByRole("button", { name: t("work:start.owner") })).toBeNull()
})

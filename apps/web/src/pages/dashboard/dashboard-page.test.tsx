import { screen, within } from "@testing-library/react"
import { actionKinds, type ActionKind } from "@doable/domain/dashboard/actions"
import { taskGroups } from "@doable/domain/dashboard/task-groups"
import { expect, test } from "vitest"
import { anAction, anOverview, aTalk, aTaskId, talks } from "../../../test/answers/dashboard.ts"
import { anOffer, offersOf } from "../../../test/answers/offer.ts"
import { anOwnTask } from "../../../test/answers/own-task.ts"
import { aProviderCard } from "../../../test/answers/provider/provider-list.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { inDays } from "../../../test/answers/moment.ts"
import { stopDate } from "../../../test/page-clock.ts"
import { plainDay } from "../../blocks/text/market-text.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const open = (api: Answers = {}, { at = "/dashboard", ...more }: RenderOptions = {}) =>
  renderPage(at, {
    as: aPerson(),
    ...more,
    api: {
      "dashboard.getMy": anOverview(),
      "conversation.getMy": talks(),
      "taskRepeat.getMy": { data: [], total: 0 },
      "task.getMy": { data: [], total: 0 },
      "favourite.getMy": (asked) =>
        asked?.targetType === "task"
          ? { targetType: "task", data: [], total: 0 }
          : { targetType: "provider", data: [], total: 0 },
      "contact.getMy": [],
      "restriction.getCurrent": { current: null, suspension: null },
      ...api,
    },
  })

/** A part of the page, by its heading. */
function part(id: string) {
  const section = document.getElementById(id)?.closest("section")
  if (!section) throw new Error(`there is no part ${id}`)
  return within(section)
}
const hrefOf = (words: string) => screen.getByText(words).closest("a")?.getAttribute("href")

test("where nothing waits and nothing was posted, both say so and what one could begin", async () => {
  const { t } = await open({}, { locale: "ru" })
  expect(screen.getByText(t("dashboard:actions.none"))).toBeDefined()
  expect(part("my-tasks").getByText(t("dashboard:tasks.none"))).toBeDefined()
  expect(part("my-tasks").queryByRole("navigation")).toBeNull()
  expect(screen.queryByText(t("dashboard:drafts"))).toBeNull()
})

const places: Record<ActionKind, string> = {
  confirm_completion: `/tasks/${aTaskId}/complete`,
  choose_offer: `/tasks/${aTaskId}?tab=offers`,
  answer_question: `/tasks/${aTaskId}?tab=questions`,
  make_changes: `/tasks/${aTaskId}/complete`,
  finish_work: `/tasks/${aTaskId}/complete`,
  start_work: `/tasks/${aTaskId}`,
  reconfirm_offer: `/tasks/${aTaskId}#my-offer`,
  answer_counter: `/tasks/${aTaskId}#my-offer`,
  answer_invite: `/tasks/${aTaskId}#my-invite`,
  answer_request: `/tasks/${aTaskId}#requests`,
  reply_dispute: `/tasks/${aTaskId}/dispute`,
  answer_proposal: `/tasks/${aTaskId}/dispute`,
  write_review: `/tasks/${aTaskId}/complete?hire=hire-1`,
  post_next: `/tasks/create?draft=${aTaskId}&step=check`,
}

test("whatever waits leads to the very place where it is done; what is more than six folds", async () => {
  const [first, ...others] = actionKinds.filter((kind) => kind !== "choose_offer")
  const actions = [first ?? "start_work", ...others].map((kind) => anAction(kind, { assignmentId: "hire-1" }))
  const { t } = await open({ "dashboard.getMy": anOverview({ actions }) })
  const next = part("next-step").getByRole("link")
  expect(next.getAttribute("href")).toBe(places[first ?? "start_work"])
  expect(next.textContent).toBe(t(`dashboard:do.${first ?? "start_work"}`, { count: 1 }))
  for (const kind of others)
    expect(
      screen.getByText(t(`dashboard:action.${kind}`, { count: 1 }), { selector: "a" }).getAttribute("href"),
      kind,
    ).toBe(places[kind])
  const more = part("then").getByText(t("dashboard:actions.more", { count: others.length - 5 }))
  expect(more.closest("details")?.open).toBe(false)
})

test("when the next step is to choose, the best offers are named with their prices", async () => {
  const { t } = await open({
    "dashboard.getMy": anOverview({ actions: [anAction("choose_offer", { count: 2 })] }),
    "offer.getByTask": offersOf(anOffer()),
  })
  const next = part("next-step")
  expect(next.getByRole("link", { name: t("dashboard:do.choose_offer", { count: 2 }) })).toHaveProperty(
    "search",
    "?tab=offers",
  )
  expect(next.getByRole("listitem").textContent).toContain(anOffer().provider?.name)
})

test("what runs out says how long there still is", async () => {
  stopDate(new Date("2026-03-05T10:00:00Z"))
  const dueAt = inDays(7)
  const actions = [anAction("confirm_completion", { dueAt })]
  const { t } = await open({ "dashboard.getMy": anOverview({ actions }) })
  expect(screen.getByText(t("dashboard:due.left", { left: "7 days" }))).toBeDefined()
})

test("own tasks are listed with their state, and one state alone is asked for by a press", async () => {
  const { user, api, t, address } = await open({
    "dashboard.getMy": anOverview({ tasks: { open: 1, running: 1, completed: 0, closed: 0, working: 0 } }),
    "task.getMy": (asked) =>
      asked?.status?.length === taskGroups.open.length
        ? { data: [anOwnTask()], total: 1 }
        : {
            data: [
              anOwnTask(),
              anOwnTask({
                id: "running",
                status: "assigned",
                title: "Paint a fence",
                hire: {
                  name: "Ion Home",
                  price: { amount: 380_00, currency: "MDL" },
                  materialsCost: { amount: 40_00, currency: "MDL" },
                  scheduledAt: "2031-03-14T09:00:00.000Z",
                },
              }),
            ],
            total: 2,
          },
  })
  const mine = part("my-tasks")
  const [first, second] = mine.getAllByRole("listitem")
  expect(first?.textContent).toContain(t("ui:status.open"))
  expect(second?.textContent).toContain("Ion Home")
  expect(second?.textContent).toContain("420\u00a0lei")
  expect(second?.textContent).toContain(plainDay("2031-03-14", "en"))
  const states = within(mine.getByRole("navigation", { name: t("dashboard:tasks.states") }))
  expect(states.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    `${t("dashboard:tasks.state.all")}2`,
    `${t("dashboard:tasks.state.open")}1`,
    `${t("dashboard:tasks.state.running")}1`,
  ])
  await user.click(states.getByText(t("dashboard:tasks.state.open")))
  expect(address()).toBe("/dashboard?state=open")
  expect(mine.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent)).toEqual([
    `${t("dashboard:tasks.state.open")}1`,
  ])
  expect(api.calls("task.getMy").at(-1)?.status).toEqual(taskGroups.open)
  expect(screen.queryByText("Paint a fence")).toBeNull()
  expect(hrefOf("Carry a wardrobe to the third floor")).toBe(`/tasks/${aTaskId}`)
})

test("a state in which nothing is says so and leads back to all", async () => {
  const { t } = await open({}, { at: "/dashboard?state=closed" })
  expect(part("my-tasks").getByText(t("dashboard:tasks.noneHere"))).toBeDefined()
  expect(part("my-tasks").getByText(t("dashboard:tasks.state.all")).getAttribute("href")).toBe("/dashboard")
})

test("unfinished tasks stand apart, also one without a title, and lead on to be finished", async () => {
  const updatedAt = "2026-02-01T09:00:00.000Z"
  const drafts = [
    { id: "draft-1", title: "Paint the fence", lang: "ro" as const, updatedAt },
    { id: "draft-2", title: "", lang: "ro" as const, updatedAt },
  ]
  const { t } = await open({ "dashboard.getMy": anOverview({ drafts }) })
  expect(hrefOf("Paint the fence")).toBe("/tasks/create?draft=draft-1")
  expect(hrefOf(t("dashboard:untitled"))).toBe("/tasks/create?draft=draft-2")
})

test("who has worked for this person can be hired again, from their newest job", async () => {
  const doer = { providerId: "p-1", name: "Ion R.", image: null, taskId: "task-1", lang: "ro" as const }
  const again = [{ ...doer, title: "Paint the fence", jobs: 2 }]
  const { t } = await open({ "dashboard.getMy": anOverview({ again }) })
  const link = screen.getByRole("link", { name: t("task:hireAgainNamed", { name: "Ion R." }) })
  expect(link.getAttribute("href")).toBe("/tasks/create?from=task-1&hireAgain=1")
  expect(screen.getByText("2 jobs done for you")).toBeDefined()
})

test("the last talks are named; without any the page says so", async () => {
  const { t, unmount } = await open({ "conversation.getMy": talks(aTalk("Ion Home")) })
  expect(part("recent-talks").getByText("Ion Home").getAttribute("href")).toBe("/chat?c=talk-1")
  unmount()
  await open()
  expect(part("recent-talks").getByText(t("dashboard:messages.none"))).toBeDefined()
})

test("a part that did not load offers to try again, and the rest of the page is whole", async () => {
  const fails = () => {
    throw failure(500)
  }
  const { user, api, t } = await open({ "dashboard.getMy": fails, "task.getMy": fails })
  expect(screen.getByText(t("dashboard:actions.failed"))).toBeDefined()
  expect(part("my-tasks").getByText(t("dashboard:tasks.failed"))).toBeDefined()
  api.answer({ "dashboard.getMy": anOverview(), "task.getMy": { data: [anOwnTask()], total: 1 } })
  await user.click(part("my-tasks").getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText("Carry a wardrobe to the third floor")).toBeDefined()
  expect(screen.getByText(t("dashboard:actions.none"))).toBeDefined()
})

test("only a doer has a second overview to go to", async () => {
  const doers = () => within(screen.getByRole("main")).queryByText(t("shell:doerDashboard"))
  const { t, unmount } = await open()
  expect(doers()).toBeNull()
  unmount()
  await open({}, { as: aDoer() })
  expect(doers()?.getAttribute("href")).toBe("/providers/dashboard")
})

test("what is saved has a tab of its own, which asks for nothing else", async () => {
  const { t, api } = await open({}, { at: "/dashboard?tab=saved" })
  expect(await screen.findByText(t("dashboard:tabs.none"))).toBeDefined()
  expect(api.calls("task.getMy")).toEqual([])
  const tabs = within(screen.getByRole("navigation", { name: t("dashboard:tabs.label") }))
  expect(tabs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/dashboard",
    "/dashboard?tab=saved",
    "/chat",
  ])
})

test.each([
  [10, null],
  [11, 2],
  [20, 2],
])("%i saved doers lie on pages of ten, and none of them is empty", async (total, pages) => {
  const { t } = await open(
    {
      "favourite.getMy": (asked) =>
        asked?.targetType === "task"
          ? { targetType: "task", data: [], total: 0 }
          : { targetType: "provider", data: [aProviderCard()], total },
    },
    { at: "/dashboard?tab=saved" },
  )
  await screen.findByRole("heading", { name: t("dashboard:savedDoers.title") })
  const list = screen.queryByRole("navigation", { name: t("dashboard:savedDoers.pages") })
  if (pages === null) expect(list).toBeNull()
  else expect(list?.textContent).toContain(t("ui:pageOf", { page: 1, pages }))
})

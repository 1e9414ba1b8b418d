import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anOverview, aTaskId, talks } from "../../test/answers/dashboard.ts"
import { aPerson } from "../../test/answers/user.ts"
import { failure, type Answers, type Output } from "../../test/fake-api.ts"
import { renderPage } from "../../test/render.tsx"
import { plainDay } from "../blocks/text/market-text.ts"

type Repeat = Output<"taskRepeat.set">

const aRepeat = (own: Partial<Repeat> = {}): Repeat => ({
  id: "0192f000-0000-7000-8000-0000000000e1",
  taskId: aTaskId,
  title: "Помыть окна",
  lang: "ru",
  every: "weekly",
  hireAgain: true,
  isPaused: false,
  nextDay: "2026-11-23",
  draft: null,
  ...own,
})

const again = {
  providerId: "p1",
  name: "Natalia C.",
  image: null,
  taskId: aTaskId,
  title: "Помыть окна",
  lang: "ru",
  jobs: 2,
} as const

/** The dashboard of a client, with what the API knows of repeating tasks. */
async function open(repeats: Repeat[], api: Answers = {}) {
  let kept = repeats
  const change = (own: Partial<Repeat>) => {
    kept = [aRepeat({ ...kept[0], ...own })]
    return kept[0] ?? aRepeat()
  }
  return renderPage("/dashboard", {
    as: aPerson(),
    locale: "ro",
    api: {
      "dashboard.getMy": anOverview({ again: [again] }),
      "conversation.getMy": talks(),
      "task.getMy": { data: [], total: 0 },
      "contact.getMy": [],
      "restriction.getCurrent": { current: null, suspension: null },
      "taskRepeat.getMy": () => ({ data: kept, total: kept.length }),
      "taskRepeat.set": ({ every, hireAgain = true }) => change({ every, hireAgain }),
      "taskRepeat.skip": () => change({ nextDay: "2026-11-30" }),
      "taskRepeat.setPaused": ({ isPaused }) => change({ isPaused }),
      "taskRepeat.stop": ({ id }) => {
        kept = []
        return { id }
      },
      ...api,
    },
  })
}

test("a finished task is set to repeat, and then stands in the list", async () => {
  const { user, t, api } = await open([])
  expect(screen.queryByRole("heading", { name: t("repeat:list.title") })).toBeNull()
  await user.click(screen.getByRole("button", { name: t("repeat:button") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("repeat:title") }))
  await user.click(await dialog.findByLabelText(t("repeat:monthly")))
  await user.click(dialog.getByLabelText(t("repeat:hireAgain")))
  await user.click(dialog.getByRole("button", { name: t("repeat:save") }))
  await screen.findByRole("heading", { name: t("repeat:list.title") })
  expect(api.calls("taskRepeat.set")).toEqual([{ taskId: aTaskId, every: "monthly", hireAgain: false }])
  // From now on the button says that it changes what is there.
  await user.click(screen.getByRole("button", { name: t("repeat:change") }))
  const again = within(await screen.findByRole("dialog", { name: t("repeat:changeTitle") }))
  expect(await again.findByLabelText(t("repeat:monthly"))).toHaveProperty("checked", true)
  await user.click(again.getByRole("button", { name: t("repeat:save") }))
  await screen.findByText(t("repeat:changed"))
})

test("the next one is skipped, all of it paused and resumed, and stopped only when it's meant", async () => {
  const { user, t, api } = await open([aRepeat()])
  const card = () => {
    const list = screen.getByRole("heading", { name: t("repeat:list.title") }).parentElement
    if (!list) throw new Error("there is no list")
    return within(list)
  }
  const press = (name: string) => user.click(card().getByRole("button", { name }))
  const title = card().getByRole("link", { name: "Помыть окна" })
  expect([title.lang, title.getAttribute("href")]).toEqual(["ru", `/tasks/${aTaskId}`])

  await press(t("repeat:list.skip", { day: plainDay("2026-11-23", "ro") }))
  await waitFor(() =>
    card().getByRole("button", { name: t("repeat:list.skip", { day: plainDay("2026-11-30", "ro") }) }),
  )
  expect(api.calls("taskRepeat.skip")).toEqual([{ id: aRepeat().id, day: "2026-11-23" }])
  await press(t("repeat:list.pause"))
  await waitFor(() => card().getByText(t("repeat:paused"), { exact: false }))
  await press(t("repeat:list.resume"))
  await waitFor(() => card().getByRole("button", { name: t("repeat:list.pause") }))

  const stopping = async (answer: "keep" | "confirm") => {
    await press(t("repeat:list.stop"))
    const dialog = within(await screen.findByRole("alertdialog", { name: t("repeat:stopping.title") }))
    await user.click(dialog.getByRole("button", { name: t(`repeat:stopping.${answer}`) }))
  }
  await stopping("keep")
  expect(api.calls("taskRepeat.stop")).toEqual([])
  await stopping("confirm")
  await waitFor(() => expect(screen.queryByRole("heading", { name: t("repeat:list.title") })).toBeNull())
})

test("the draft that waits is one link away from being posted", async () => {
  const draft = { id: "0192f000-0000-7000-8000-0000000000d1", day: "2026-11-23" }
  const { t } = await open([aRepeat({ draft, nextDay: "2026-11-30" })])
  const link = screen.getByRole("link", {
    name: t("repeat:list.checkFor", { day: plainDay("2026-11-23", "ro") }),
  })
  expect(link.getAttribute("href")).toBe(`/tasks/create?draft=${draft.id}&step=check`)
})

test("from the dialog one gets to the list, where a date is skipped or all of it stopped", async () => {
  const { user, t } = await open([aRepeat()])
  await user.click(screen.getByRole("button", { name: t("repeat:change") }))
  const name = t("repeat:changeTitle")
  const dialog = within(await screen.findByRole("dialog", { name }))
  const more = await dialog.findByRole("link", { name: t("repeat:more") })
  expect(more.getAttribute("href")).toBe("/dashboard#repeating")
  expect(document.querySelector("#repeating")?.textContent).toBe(t("repeat:list.title"))
  await user.click(more)
  await waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull())
})

test("what was changed elsewhere isn't written back from a dialog that was open before", async () => {
  let every: Repeat["every"] = "weekly"
  const { user, t } = await open([aRepeat()], {
    "taskRepeat.getMy": () => ({ data: [aRepeat({ every })], total: 1 }),
  })
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  await press(t("repeat:change"))
  expect(await screen.findByLabelText(t("repeat:weekly"))).toHaveProperty("checked", true)
  await press(t("repeat:cancel"))
  every = "monthly"
  await press(t("repeat:list.pause"))
  await press(t("repeat:change"))
  expect(await screen.findByLabelText(t("repeat:monthly"))).toHaveProperty("checked", true)
})

test("what can't be loaded is said in the dialog, and what can't be changed beside it", async () => {
  let isAway = true
  const { user, t } = await open([aRepeat()], {
    "taskRepeat.getMy": (asked) => {
      if (isAway && asked?.taskId) throw failure(500)
      return { data: [aRepeat()], total: 1 }
    },
    "taskRepeat.set": () => {
      throw failure(500)
    },
  })
  await user.click(screen.getByRole("button", { name: t("repeat:change") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("repeat:changeTitle") }))
  await dialog.findByText(t("repeat:loadFailed"))
  isAway = false
  await user.click(dialog.getByRole("button", { name: t("ui:tryAgain") }))
  await dialog.findByText(t("repeat:next", { day: plainDay("2026-11-23", "ro") }))
  await user.click(dialog.getByRole("button", { name: t("repeat:save") }))
  await screen.findByText(t("repeat:failed"))
  expect(dialog.getByRole("button", { name: t("repeat:save") })).toHaveProperty("disabled", false)
})

import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { aTree, plumbingId, shownPlumbing } from "../../../test/answers/category.ts"
import { aPlace } from "../../../test/answers/place.ts"
import { aProviderCard, aProviderList } from "../../../test/answers/provider/provider-list.ts"
import { aTaskCard } from "../../../test/answers/task-list.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const radu = aProviderCard({ name: "Radu O." })
const dora = aProviderCard({ name: "Dora O." })
const match = (provider: typeof radu) => ({ provider, reasons: ["category" as const, "language" as const] })

const open = (at = "/providers/discover", options: RenderOptions = {}) =>
  renderPage(at, {
    ...options,
    api: {
      "category.getTree": aTree(),
      "provider.getList": aProviderList(),
      "provider.discover": { data: [match(radu), match(dora)], total: 2, relaxed: [] },
      "place.search": { data: [aPlace()], total: 1 },
      ...options.api,
    },
  })

test("without a kind of work the question says so in the page's own words, and nothing is looked for", async () => {
  const { user, api, t, address } = await open("/providers/discover", { locale: "ro" })
  await user.click(screen.getByRole("button", { name: t("provider-discover:find") }))
  const what = await screen.findByRole("combobox", {
    name: t("provider-discover:what"),
    description: t("provider-discover:whatMissing"),
  })
  expect(what.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(what)
  expect(api.calls("provider.discover")).toEqual([])
  expect(address()).toBe("/providers/discover")
  await user.selectOptions(what, "plumbing")
  expect(screen.queryByText(t("provider-discover:whatMissing"))).toBeNull()
})

test("three answers are asked together, and the doers come with reasons", async () => {
  const { user, api, t, address } = await open()
  await user.selectOptions(screen.getByLabelText(t("provider-discover:what")), "plumbing")
  await user.type(screen.getByLabelText(t("provider-discover:where")), "Balti")
  await user.type(await screen.findByRole("textbox", { name: t("provider-discover:when") }), "14.07.2099")
  await user.click(screen.getByLabelText("Russian"))
  await user.click(screen.getByRole("button", { name: t("provider-discover:find") }))
  await screen.findByRole("heading", { name: "2 doers for you" })
  expect(address()).toBe("/providers/discover?category=plumbing&where=Balti&date=2099-07-14&languages=ru")
  expect(api.calls("provider.discover")).toEqual([
    { categoryId: plumbingId, placeId: "618605", date: "2099-07-14", languages: ["ru"] },
  ])
  const first = screen.getByText("Radu O.").closest("li") as HTMLElement
  within(first).getByText(t("provider-discover:reason.category"))
  within(first).getByText(t("provider-discover:reason.language"))
})

test("the day can be taken from a calendar", async () => {
  const { user, t, address } = await open("/providers/discover?category=plumbing&date=2099-07-14")
  await user.click(await screen.findByRole("button", { name: t("fields:openCalendar") }))
  const calendar = within(await screen.findByRole("dialog"))
  await user.click(calendar.getByRole("button", { name: /15 July 2099/ }))
  await user.click(screen.getByRole("button", { name: t("provider-discover:find") }))
  await waitFor(() => expect(address()).toContain("date=2099-07-15"))
})

test("what had to be let go is said", async () => {
  const { t } = await open("/providers/discover?category=plumbing", {
    api: { "provider.discover": { data: [match(radu)], total: 1, relaxed: ["date", "languages"] } },
  })
  expect(screen.getByText(`${t("provider-discover:relaxed.label")} the day, the language`)).toBeDefined()
})

test("a place that nobody knows is said plainly", async () => {
  const { t } = await open("/providers/discover?category=plumbing&where=xyzzy", {
    api: { "place.search": { data: [], total: 0 } },
  })
  expect(screen.getByText(t("provider-discover:whereUnknown", { where: "xyzzy" }))).toBeDefined()
})

test("work that nobody does leads to posting it", async () => {
  const { t } = await open("/providers/discover?category=plumbing", {
    api: { "provider.discover": { data: [], total: 0, relaxed: [] } },
  })
  screen.getByRole("heading", { name: t("provider-discover:none.title") })
  const main = within(screen.getByRole("main"))
  const post = main.getByRole("link", { name: t("provider-discover:none.action") })
  expect(post.getAttribute("href")).toBe("/tasks/create?category=plumbing")
})

test("doers who did not come can be asked for again", async () => {
  const { user, api, t } = await open("/providers/discover", {
    api: {
      "category.getTree": () => {
        throw failure(500)
      },
    },
  })
  screen.getByRole("heading", { name: t("provider-discover:failed") })
  api.answer({ "category.getTree": aTree() })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByLabelText(t("provider-discover:what"))).toBeDefined()
})

describe("asking those who are marked", () => {
  const ask = ({ user, t }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole("button", { name: t("provider-discover:askChosen") }))
  const mark = (page: Awaited<ReturnType<typeof open>>, name: string) =>
    page.user.click(screen.getByLabelText(page.t("provider-discover:pick", { name })))

  test("needs a mark", async () => {
    const page = await open("/providers/discover?category=plumbing")
    await ask(page)
    expect(await screen.findByText(page.t("provider-discover:ask.nobody"))).toBeDefined()
    expect(page.address()).toBe("/providers/discover?category=plumbing&ask=#ask")
  })

  test("leads a visitor to a new task with all of them, or through the log-in to this page", async () => {
    const page = await open("/providers/discover?category=plumbing&date=2099-07-14")
    await mark(page, "Radu O.")
    await mark(page, "Dora O.")
    await ask(page)
    await screen.findByText(page.t("provider-discover:ask.who", { names: "Radu O., Dora O." }))
    screen.getByText(page.t("provider-discover:ask.newMany"))
    const hrefOf = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name }).href
    const task = new URL(hrefOf(page.t("provider-discover:ask.new")))
    expect(Object.fromEntries(task.searchParams)).toEqual({
      category: "plumbing",
      when: "2099-07-14",
      providerId: `${radu.id},${dora.id}`,
    })
    const signIn = new URL(hrefOf(page.t("provider-discover:ask.signIn")))
    expect(signIn.searchParams.get("redirect")).toContain(radu.id)
  })

  const fitting = { ...aTaskCard({ title: "Change the tap", category: shownPlumbing }), hire: null }
  const other = { ...aTaskCard({ title: "Wash the windows", category: null }), hire: null }

  test("sends one invite to each for the task that fits, which is chosen already", async () => {
    const page = await open(`/providers/discover?category=plumbing&ask=${radu.id},${dora.id}`, {
      as: aPerson(),
      api: {
        "task.getMy": { data: [other, fitting], total: 2 },
        "taskInvite.create": () => {
          throw refused("task_unavailable")
        },
      },
    })
    expect(screen.getByLabelText("Change the tap")).toHaveProperty("checked", true)
    await page.user.click(screen.getByRole("button", { name: page.t("provider-discover:ask.send") }))
    await waitFor(() =>
      expect(page.api.calls("taskInvite.create")).toEqual([
        { payload: { taskId: fitting.id, providerIds: [radu.id, dora.id] } },
      ]),
    )
    await screen.findByText(page.t("provider-discover:ask.failed"))
  })

  test("waits for a choice where no task fits", async () => {
    const page = await open(`/providers/discover?category=plumbing&ask=${radu.id}`, {
      as: aPerson(),
      api: { "task.getMy": { data: [other], total: 1 } },
    })
    const send = screen.getByRole("button", { name: page.t("provider-discover:ask.send") })
    await page.user.click(send)
    expect(page.api.calls("taskInvite.create")).toEqual([])
    expect(screen.getByText(page.t("provider-discover:ask.newOne", { name: "Radu O." }))).toBeDefined()
  })

  test("says so to whoever has no open task", async () => {
    const { t } = await open(`/providers/discover?category=plumbing&ask=${radu.id}`, {
      as: aPerson(),
      api: { "task.getMy": { data: [], total: 0 } },
    })
    expect(screen.getByText(t("provider-discover:ask.none"))).toBeDefined()
  })
})

import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTaskRow } from "../../../test/answers/admin/task.ts"
import { anOverview, noQueues } from "../../../test/answers/admin/overview.ts"
import { anApplicationRow } from "../../../test/answers/admin/application.ts"
import { userCounts } from "../../../test/answers/admin/user.ts"
import { auditRows } from "../../../test/answers/admin/audit-log.ts"
import { aDoer, anAdmin, aPerson } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const nothing = { data: [], total: 0, isMore: false }
const none = { count: 0, isMore: false }
const noApplications = {
  waiting: none,
  approved: none,
  rejected: none,
  changes_requested: none,
  revoked: none,
}
const everything: Answers = {
  "admin.getQueues": noQueues,
  "admin.getOverview": anOverview(),
  "adminUser.getList": nothing,
  "adminUser.getCounts": userCounts,
  "adminApplication.getList": nothing,
  "adminApplication.getCounts": noApplications,
  "adminCategory.getTree": { data: [], total: 0 },
  "adminTask.getList": nothing,
  "auditLog.getList": auditRows(),
}
const asAdmin = (at: string, more: Answers = {}) =>
  renderPage(at, { as: anAdmin(), api: { ...everything, ...more } })
const main = () => within(screen.getByRole("main"))

test.each([
  ["/admin", "admin-overview:nothing"],
  ["/admin/users", "admin-users:title"],
  ["/admin/providers", "admin-doers:title"],
  ["/admin/categories", "admin-categories:title"],
  ["/admin/audit-logs", "admin-audit:title"],
] as const)("[R09] %s answers administrators", async (path, title) => {
  const { t, address } = await asAdmin(path)
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe(t(title))
  expect(address()).toBe(path)
})

test.each(["", "/users", "/providers", "/categories", "/audit-logs"])(
  "[R09] /admin%s is for nobody else: clients and doers are led away, visitors sign in",
  async (path) => {
    for (const as of [aPerson(), aDoer()]) {
      const page = await renderPage(`/admin${path}`, { as })
      expect(page.address()).not.toContain("/admin")
      page.unmount()
    }
    const { address } = await renderPage(`/admin${path}`)
    expect(address()).toMatch(/^\/signin/)
  },
)

test("the menu tells how many wait where, and no further than anybody counts", async () => {
  const waiting = (count: number, isMore = false) => ({ count, isMore, oldestAt: null })
  const { t } = await asAdmin("/admin/users", {
    "admin.getQueues": { ...noQueues, applications: waiting(3), tasks: waiting(60), work: waiting(50) },
  })
  const menu = within(screen.getByRole("navigation", { name: t("admin:title") }))
  const words = (name: string) => menu.getByRole("link", { name: new RegExp(`^${name}`) }).textContent
  expect(words(t("admin:nav.doers"))).toContain(t("admin:waitingHere", { count: 3 }))
  expect(words(t("admin:nav.heldTasks"))).toContain(t("admin:manyWaitingHere", { most: 99 }))
  expect(words(t("admin:nav.messages"))).toBe(t("admin:nav.messages"))
  expect(menu.getByRole("link", { current: "page" }).textContent).toBe(t("admin:nav.users"))
})

test("the overview leads to its queues, and its chart can be read as a table", async () => {
  const { user, t, address, api } = await asAdmin("/admin")
  const leads = {
    applications: "/admin/providers",
    tasks: "/admin?queue=tasks",
    work: "/admin?queue=tasks&status=stranded",
    messages: "/admin?queue=messages",
    support: "/admin?queue=support",
  } as const
  const heading = main().getByRole("heading", { name: t("admin-overview:queues") })
  const queues = within(heading.parentElement ?? document.body)
  for (const [name, href] of Object.entries(leads)) {
    const link = queues.getByRole("link", { name: t(`admin-overview:queue.${name as keyof typeof leads}`) })
    expect(link.getAttribute("href")).toBe(href)
  }
  await user.click(main().getAllByText(t("admin:asTable"))[0] ?? document.body)
  const table = within(main().getByRole("table", { name: t("admin-overview:perDay") }))
  expect(table.getAllByRole("row")).toHaveLength(3)
  await user.click(main().getByRole("link", { name: t("admin-overview:days", { count: 90 }) }))
  await waitFor(() => expect(address()).toBe("/admin?period=90"))
  await waitFor(() => expect(api.calls("admin.getOverview").at(-1)).toEqual({ period: 90 }))
})

test("what has waited longer than we promise is late", async () => {
  const old = new Date(Date.now() - 80 * 3_600_000).toISOString()
  const { t } = await asAdmin("/admin", {
    "admin.getOverview": anOverview({
      queues: { ...noQueues, tasks: { count: 2, isMore: false, oldestAt: old } },
    }),
  })
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe(
    t("admin-overview:waiting", { count: 2 }),
  )
  const oldest = main().getByText(t("admin-overview:oldest", { count: 80 }))
  expect(oldest.className).toContain("text-danger-text")
})

test("a test notification goes to oneself, and the page says whether it was sent", async () => {
  const { user, t, api } = await asAdmin("/admin", { "admin.sendTestNotification": { isOnItsWay: true } })
  const button = main().getByRole("button", { name: t("admin:test") })
  await user.click(button)
  await screen.findByText(t("admin:testSent"))
  api.answer({
    "admin.sendTestNotification": () => {
      throw failure()
    },
  })
  await user.click(button)
  expect(await screen.findByText(t("admin:testFailed"))).toBeDefined()
  expect(api.calls("admin.sendTestNotification")).toHaveLength(2)
})

test("held tasks: the queue is asked for by the address; an old one is late, and none is said", async () => {
  const since = new Date(Date.now() - 72 * 3_600_000).toISOString()
  const list = { data: [aTaskRow({ since })], total: 1, isMore: false }
  const { t, api, user, address } = await asAdmin("/admin?queue=tasks&q=party&page=2", {
    "adminTask.getList": list,
  })
  expect(api.calls("adminTask.getList")).toEqual([
    { status: "held", q: "party", pagination: { limit: 25, offset: 25 } },
  ])
  expect(main().getByText(t("admin:age.days", { count: 3 }), { exact: false }).textContent).toContain(
    t("admin:age.late"),
  )
  expect(
    main()
      .getByRole("link", { name: t("admin-tasks:openNamed", { title: "Something for the party" }) })
      .getAttribute("href"),
  ).toContain(`open=${aTaskRow().id}`)
  api.answer({ "adminTask.getList": nothing })
  await user.selectOptions(main().getByRole("combobox", { name: t("admin-tasks:columns.status") }), "open")
  await waitFor(() => expect(address()).toBe("/admin?queue=tasks&q=party&status=open"))
  await main().findByText(t("admin-tasks:none"))
})

test("applications: the queues stand with their numbers, and the one of the address is asked for", async () => {
  const counted = { count: 12, isMore: false }
  const { t, api, user, address } = await asAdmin("/admin/providers", {
    "adminApplication.getList": { data: [anApplicationRow()], total: 1, isMore: false },
    "adminApplication.getCounts": { ...noApplications, waiting: counted },
  })
  const chips = within(main().getByRole("navigation", { name: t("admin-doers:columns.status") }))
  const waiting = chips.getByRole("link", { name: `${t("admin-doers:queues.waiting")} 12` })
  expect(waiting.getAttribute("aria-current")).toBe("page")
  expect(main().getByRole("link", { name: t("admin-doers:openNamed", { name: "Vera Lupu" }) })).toBeDefined()
  api.answer({ "adminApplication.getList": nothing })
  await user.click(chips.getByRole("link", { name: new RegExp(t("admin-doers:queues.rejected")) }))
  await waitFor(() => expect(address()).toBe("/admin/providers?status=rejected"))
  await main().findByText(t("admin-doers:applications.none"))
  expect(api.calls("adminApplication.getList").at(-1)).toMatchObject({ status: "rejected" })
})

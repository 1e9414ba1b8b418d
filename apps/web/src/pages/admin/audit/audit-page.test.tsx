import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { noQueues } from "../../../../test/answers/admin/overview.ts"
import { anAuditRow, auditRows } from "../../../../test/answers/admin/audit-log.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { failure, type Answers } from "../../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../../test/render.tsx"
import { AuditPage } from "./audit-page.tsx"

const row = anAuditRow()
const show = (search: Parameters<typeof AuditPage>[0]["search"] = {}, api: Answers = {}) =>
  renderWithApi(<AuditPage search={search} list={auditRows(row)} />, {
    as: anAdmin(),
    at: "/admin/audit-logs",
    api,
  })

test("the log is asked for as its address narrows it, with whole days of the market", async () => {
  const { api } = await renderPage(
    "/admin/audit-logs?q=ana&action=user.status_change&entity=user&severity=warning&from=2026-06-14&to=14.06.2026&page=3",
    { as: anAdmin(), api: { "admin.getQueues": noQueues, "auditLog.getList": auditRows(row) } },
  )
  expect(api.calls("auditLog.getList")).toEqual([
    {
      filter: {
        q: "ana",
        action: "user.status_change",
        entityType: "user",
        severity: "warning",
        from: "2026-06-13T21:00:00.000Z",
        to: "2026-06-14T21:00:00.000Z",
      },
      pagination: { limit: 50, offset: 100 },
    },
  ])
})

test("a row says who did what to whom, and leads there and to its details", async () => {
  const { t } = await show()
  const action = t("admin-audit:actions.user.status_change")
  const line = within(screen.getAllByRole("row")[1] ?? document.body)
  expect(line.getByText(action)).toBeDefined()
  expect(line.getByText("Mara Admin")).toBeDefined()
  expect(line.getByRole("link", { name: "Zoltan Nagy" }).getAttribute("href")).toBe(
    `/admin/users?user=${row.entityId}`,
  )
  const details = line.getByRole("link", { name: t("admin-audit:showDetails", { action }) })
  expect(details.getAttribute("aria-expanded")).toBe("false")
  expect(details.getAttribute("href")).toBe(`/admin/audit-logs?open=${row.id}`)
})

test("an open row shows what changed in words, the reason and its place in the chain", async () => {
  const { t } = await show({ open: row.id })
  const difference = within(screen.getByRole("table", { name: t("admin-audit:difference") }))
  expect(difference.getByRole("rowheader", { name: t("admin-audit:fields.status") })).toBeDefined()
  const cells = difference.getAllByRole("cell").map((cell) => cell.textContent)
  expect(cells).toEqual([t("admin-users:statuses.active"), t("admin-users:statuses.limited")])
  expect(screen.getByText("Asked for money beforehand")).toBeDefined()
  expect(screen.getByText(/41 · ab12cd34ef56…/)).toBeDefined()
})

test("the chain is checked part by part, and the whole of it is told with its hash", async () => {
  const head = { position: 2000, hash: "feed" }
  const { user, api, t } = await show(
    {},
    {
      "auditLog.verifyChain": (input) =>
        input?.after === 0
          ? { checkedTo: 1000, brokenAt: null, isWhole: false, head }
          : { checkedTo: 2000, brokenAt: null, isWhole: true, head },
    },
  )
  await user.click(screen.getByRole("button", { name: t("admin-audit:check") }))
  await screen.findByText("feed")
  expect(
    screen.getByText(t("admin-audit:whole", { count: 2000, rows: "2,000" }), { exact: false }),
  ).toBeDefined()
  expect(api.calls("auditLog.verifyChain")).toEqual([{ after: 0 }, { after: 1000 }])
})

test("a chain that is broken says where", async () => {
  const { user, t } = await show(
    {},
    { "auditLog.verifyChain": { checkedTo: 40, brokenAt: 41, isWhole: false, head: null } },
  )
  await user.click(screen.getByRole("button", { name: t("admin-audit:check") }))
  expect(await screen.findByText(t("admin-audit:broken", { position: "41" }))).toBeDefined()
})

test("a check that fails is said", async () => {
  const { user, t } = await show(
    {},
    {
      "auditLog.verifyChain": () => {
        throw failure(500)
      },
    },
  )
  await user.click(screen.getByRole("button", { name: t("admin-audit:check") }))
  expect(await screen.findByText(t("admin-audit:checkFailed"))).toBeDefined()
  expect(document.querySelector("p[role=status]")?.textContent).toBe("")
})

test("an empty log says so; one that does not load has a way to try again", async () => {
  const { t, unmount } = await renderWithApi(<AuditPage search={{}} list={auditRows()} />, { as: anAdmin() })
  expect(screen.getByText(t("admin-audit:none"))).toBeDefined()
  unmount()
  await renderWithApi(<AuditPage search={{}} list={null} />, { as: anAdmin() })
  expect(screen.getByRole("button", { name: t("ui:tryAgain") })).toBeDefined()
})

test("the filters narrow by address, and the file is of what they show", async () => {
  const { user, t, address } = await show({ action: "user.status_change" })
  const form = screen.getByRole("button", { name: t("admin:export") }).closest("form")
  expect(form?.action).toBe("http://localhost:3001/admin/exports/audit-logs")
  expect(new FormData(form ?? undefined).get("filter")).toBe(JSON.stringify({ action: "user.status_change" }))
  await user.selectOptions(
    screen.getByRole("combobox", { name: t("admin-audit:columns.severity") }),
    "critical",
  )
  await waitFor(() => expect(address()).toContain("severity=critical"))
})

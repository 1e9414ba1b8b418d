import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aListedUser, someone } from "../../../../test/answers/admin/user.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { explain } from "../../../../test/explain.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../../../test/render.tsx"
import type { ListedUser } from "./load-users.ts"
import { UserTable } from "./user-table.tsx"

const ana = aListedUser({ id: "ana", name: "Ana" })
const ion = aListedUser({ id: "ion", name: "Ion" })

const show = (rows: ListedUser[], api: Answers = {}) =>
  renderWithApi(<UserTable rows={rows} search={{}} now={new Date().toISOString()} />, { as: anAdmin(), api })
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
const bar = ({ t }: Rendered) => within(screen.getByRole("region", { name: t("admin-users:selection") }))

async function act(page: Rendered, name: "role" | "activate" | "deactivate", choose?: string) {
  const { user, t } = page
  await user.click(box(t("admin-users:selectAll")))
  const confirm = t(`admin-users:bulk.${name}.name`)
  await user.click(bar(page).getByRole("button", { name: confirm }))
  if (choose) await user.click(screen.getByRole("radio", { name: choose }))
  await explain(page, { title: t(`admin-users:bulk.${name}.title`), confirm, words: "Together" })
}

test("people are ticked singly, all at once and not at all, and how many is read out", async () => {
  const page = await show([ana, ion])
  const { user, t } = page
  const all = box(t("admin-users:selectAll"))
  expect(screen.queryByRole("region", { name: t("admin-users:selection") })).toBeNull()
  await user.click(box(t("admin-users:selectNamed", { name: "Ana" })))
  expect(all.indeterminate).toBe(true)
  expect(screen.getByRole("status").textContent).toBe(t("admin-users:selected", { count: 1 }))
  await user.click(all)
  expect(box(t("admin-users:selectNamed", { name: "Ion" })).checked).toBe(true)
  expect(screen.getByRole("status").textContent).toBe(t("admin-users:selected", { count: 2 }))
  await user.click(bar(page).getByRole("button", { name: t("admin-users:clearSelection") }))
  expect(all.checked).toBe(false)
  expect(screen.getByRole("status").textContent).toBe("")
})

test("all ticked are deactivated one after the other with one reason, and stay ticked", async () => {
  const page = await show([ana, ion], { "adminUser.setStatus": someone() })
  await act(page, "deactivate")
  await screen.findByText(page.t("admin-users:bulk.done", { count: 2 }))
  const sent = { status: "deactivated", reason: "Together" }
  expect(page.api.calls("adminUser.setStatus")).toEqual([
    { id: "ana", ...sent },
    { id: "ion", ...sent },
  ])
  expect(box(page.t("admin-users:selectAll")).checked).toBe(true)
})

test("only whom it would change is named and sent", async () => {
  const page = await show([{ ...ana, status: "deactivated" }, ion], { "adminUser.setStatus": someone() })
  await act(page, "activate")
  await screen.findByText(page.t("admin-users:bulk.done", { count: 1 }))
  expect(page.api.calls("adminUser.setStatus").map(({ id }) => id)).toEqual(["ana"])
})

test("a role is chosen before; who has it already is left alone, and that is said when it is everybody", async () => {
  const page = await show([{ ...ana, role: "ADMIN" }, ion], { "adminUser.setRole": someone() })
  await act(page, "role", page.t("admin-users:roles.ADMIN"))
  await screen.findByText(page.t("admin-users:bulk.done", { count: 1 }))
  expect(page.api.calls("adminUser.setRole")).toEqual([{ id: "ion", role: "ADMIN", reason: "Together" }])
})

test("everybody has the role already: nothing is sent, and the page says so", async () => {
  const page = await show([ana, ion])
  await act(page, "role", page.t("admin-users:roles.USER"))
  await screen.findByText(page.t("admin-users:bulk.nothing"))
  expect(page.api.calls("adminUser.setRole")).toEqual([])
})

test("whom it may not be done to is named; the others are done", async () => {
  const page = await show([ana, ion], {
    "adminUser.setStatus": ({ id }) => {
      if (id === "ion") throw refused("not_on_oneself")
      return someone()
    },
  })
  await act(page, "deactivate")
  await screen.findByText(page.t("admin-users:bulk.refused", { names: "Ion" }))
  expect(screen.getByText(page.t("admin-users:bulk.done", { count: 1 }))).toBeDefined()
})

test("a failure is said, and the dialog stays with its words", async () => {
  const page = await show([ana], {
    "adminUser.setStatus": () => {
      throw failure(500)
    },
  })
  await act(page, "deactivate")
  await screen.findByText(page.t("admin-users:failed"))
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveProperty("value", "Together"))
})

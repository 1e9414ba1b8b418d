import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anAdmin } from "../../../../test/answers/user.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import type { TextRuleList, TextRuleRow } from "./load-text-rules.ts"
import { TextRulesPage } from "./text-rules-page.tsx"

const hits = [0, 1, 0, 2, 0, 0, 3]
const rule: TextRuleRow = {
  id: "c2c7d7a4-6f0f-4ad5-8d24-2d5a5d3d0001",
  name: "Coursework",
  action: "hold",
  words: ["diplom*", "курсов*"],
  places: ["task"],
  isActive: true,
  updatedAt: "2026-06-01T09:00:00.000Z",
  hits,
}
const off: TextRuleRow = {
  ...rule,
  id: "c2c7d7a4-6f0f-4ad5-8d24-2d5a5d3d0002",
  name: "Old one",
  isActive: false,
}
const list: TextRuleList = { data: [rule, off], total: 2, builtIn: [{ rule: "phone", hits }] }

test("what is in the code and what was written stand together, with how often each was met", async () => {
  const { t } = await renderWithApi(<TextRulesPage tab="all" list={list} />, { as: anAdmin() })
  const row = screen.getByRole("row", { name: /Coursework/ })
  within(row).getByText("diplom*, курсов*")
  within(row).getByText(t("admin-text-rules:hits", { count: 6 }))
  const own = screen.getByRole("row", { name: new RegExp(t("admin-text-rules:builtIn.phone.name")) })
  expect(within(own).queryByRole("button")).toBeNull()
  screen.getByRole("link", { name: `${t("admin-text-rules:tabs.off")} 1` })
})

test("those that are off have a list of their own", async () => {
  await renderWithApi(<TextRulesPage tab="off" list={list} />, { as: anAdmin() })
  expect(screen.getAllByRole("row")).toHaveLength(2)
  screen.getByRole("row", { name: /Old one/ })
})

test("a new rule needs a name, words that mean something and a place, and is sent as it was written", async () => {
  const { user, t, api } = await renderWithApi(<TextRulesPage tab="all" list={list} />, {
    as: anAdmin(),
    api: { "adminTextRule.create": rule, "adminTextRule.getHits": { looked: 12, hit: 1, samples: [] } },
  })
  await user.click(screen.getByRole("button", { name: t("admin-text-rules:add") }))
  const dialog = within(await screen.findByRole("dialog"))
  const save = dialog.getByRole("button", { name: t("admin-text-rules:form.save") })
  await user.click(save)
  dialog.getByText(t("admin-text-rules:form.nameNeeded"))
  dialog.getByText(t("admin-text-rules:form.wordsNeeded"))
  await user.type(dialog.getByLabelText(t("admin-text-rules:form.name")), "Lottery")
  const words = dialog.getByLabelText(t("admin-text-rules:form.words"))
  await user.type(words, "lotter*\n*")
  await user.click(save)
  dialog.getByText(t("admin-text-rules:form.wordUnfit", { word: "*" }))
  await user.clear(words)
  await user.type(words, "lotter*, лотере*")
  await user.click(dialog.getByRole("radio", { name: new RegExp(`^${t("admin-text-rules:actions.hold")}`) }))
  expect(dialog.queryByRole("checkbox", { name: t("admin-text-rules:places.offer") })).toBeNull()
  await user.click(dialog.getByRole("button", { name: t("admin-text-rules:form.tryIt") }))
  await dialog.findByText(t("admin-text-rules:form.tried", { count: 1, looked: 12 }))
  await user.click(save)
  const payload = {
    name: "Lottery",
    action: "hold",
    words: ["lotter*", "лотере*"],
    places: ["task"],
    isActive: true,
  }
  await waitFor(() => expect(api.calls("adminTextRule.create")).toEqual([{ payload }]))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("a text is tried while it's typed", async () => {
  const { user, t } = await renderWithApi(<TextRulesPage tab="all" list={list} />, {
    as: anAdmin(),
    api: {
      "adminTextRule.tryText": {
        shown: "Call ▒▒▒ now",
        found: [{ rule: "phone", name: null, action: "mask", text: "069 123 456" }],
      },
    },
  })
  await user.type(screen.getByLabelText(t("admin-text-rules:try.text")), "Call 069 123 456 now")
  await screen.findByText(t("admin-text-rules:try.verdict.mask"))
  screen.getByText(t("admin-text-rules:try.hidden"))
  expect(screen.getByText(/“069 123 456”/).textContent).toContain(t("admin-text-rules:builtIn.phone.name"))
})

test("a list that can't be had says so", async () => {
  await renderWithApi(<TextRulesPage tab="all" list={null} />, { as: anAdmin() })
  expect(within(screen.getByRole("alert")).getAllByRole("button")).not.toEqual([])
})

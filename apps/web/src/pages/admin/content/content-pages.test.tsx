import { emptyPayload, emptyTexts } from "@doable/domain/content/empty"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anAdmin } from "../../../../test/answers/user.ts"
import { refused, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import { EntriesPage } from "./entries-page.tsx"
import { EntryPage } from "./entry-page.tsx"
import type { Entry, EntryList } from "./load-entries.ts"

const figures = { en: { grace: "60 minutes" }, ru: { grace: "60 минут" }, ro: { grace: "60 de minute" } }
const texts = {
  en: { ...emptyTexts, title: "Moving day", body: "Ask within {{grace}}." },
  ru: { ...emptyTexts, title: "День переезда", body: "Спросите за {{grace}}." },
  ro: { ...emptyTexts, title: "Ziua mutării", body: "Întreabă în {{grace}}." },
}
const payload = { ...emptyPayload(), section: "before", texts }
const entry: Entry = {
  key: "moving",
  version: 3,
  state: "published",
  isLive: true,
  isShipped: true,
  savedAt: "2026-11-17T10:00:00.000Z",
  payload,
  shipped: { ...payload, texts: { ...texts, en: { ...texts.en, title: "Moving" } } },
  figures,
}
const saved: Output<"adminContent.saveEntry"> = { key: "moving", version: 4, state: "published" }

const edit = (api: Answers, given: Entry | null = entry) =>
  renderWithApi(<EntryPage kind="help" entry={given} figures={figures} />, { as: anAdmin(), api })

test("a text is written in three languages, seen as it will be read, and published", async () => {
  const { user, t, api } = await edit({ "adminContent.saveEntry": saved })
  const preview = within(screen.getByRole("region", { name: t("admin-content:preview") }))
  preview.getByText("Ask within 60 minutes.")
  await user.click(screen.getByRole("tab", { name: "Română" }))
  preview.getByText("Întreabă în 60 de minute.")
  const title = screen.getByLabelText(t("admin-content:editor.title"))
  await user.clear(title)
  await user.type(title, "Mutarea")
  preview.getByRole("heading", { name: "Mutarea" })
  await user.type(screen.getByLabelText(t("admin:reason")), "shorter")
  await user.click(screen.getByRole("button", { name: t("admin-content:publish") }))
  await screen.findByText(t("admin-content:saved.published"))
  const [call] = api.calls("adminContent.saveEntry")
  expect(call).toMatchObject({
    kind: "help",
    key: "moving",
    version: 3,
    state: "published",
    reason: "shorter",
  })
  expect(call?.payload.texts.ro).toMatchObject({ title: "Mutarea" })
})

test("what is missing in a language keeps it from being published, not from being a draft", async () => {
  const { user, t, api } = await edit({ "adminContent.saveEntry": { ...saved, state: "draft" } })
  await user.click(screen.getByRole("tab", { name: "Русский" }))
  await user.clear(screen.getByLabelText(t("admin-content:editor.body")))
  await user.click(screen.getByRole("tab", { name: "English" }))
  await user.click(screen.getByRole("button", { name: t("admin-content:publish") }))
  screen.getByText(t("admin-content:unfinished", { languages: "Русский" }))
  const tab = screen.getByRole("tab", { name: /^Русский.+/ })
  expect(tab.getAttribute("aria-selected")).toBe("true")
  screen.getByText(t("admin-content:problems.missing"))
  expect(api.calls("adminContent.saveEntry")).toEqual([])
  await user.click(screen.getByRole("button", { name: t("admin-content:saveDraft") }))
  await screen.findByText(t("admin-content:saved.draft"))
})

test("when someone else was quicker, nothing typed is lost, and it can be saved over theirs", async () => {
  const { user, t, api } = await edit({
    "adminContent.saveEntry": () => {
      throw refused("content_changed_elsewhere", { version: 7 })
    },
  })
  const title = screen.getByLabelText(t("admin-content:editor.title"))
  await user.type(title, " and night")
  await user.click(screen.getByRole("button", { name: t("admin-content:publish") }))
  const newer = within(await screen.findByRole("alert", { name: t("admin-content:conflict.title") }))
  expect(title).toHaveProperty("value", "Moving day and night")
  await user.type(title, " and day")
  api.answer({ "adminContent.saveEntry": { ...saved, version: 8 } })
  await user.click(newer.getByRole("button", { name: t("admin-content:conflict.over") }))
  await screen.findByText(t("admin-content:saved.published"))
  const calls = api.calls("adminContent.saveEntry")
  expect(calls.map(({ version }) => version)).toEqual([3, 7])
  expect(calls.at(-1)?.payload.texts.en.title).toBe("Moving day and night and day")
  expect(screen.queryByText(t("admin-content:conflict.title"))).toBeNull()
})

test("going back to the original text over a newer version is still going back", async () => {
  const { user, t, api } = await edit({
    "adminContent.resetEntry": () => {
      throw refused("content_changed_elsewhere", { version: 7 })
    },
  })
  await user.click(screen.getByRole("button", { name: t("admin-content:reset") }))
  await user.click(await screen.findByRole("button", { name: t("admin-content:resetAsk.confirm") }))
  const over = await screen.findByRole("button", { name: t("admin-content:conflict.over") })
  api.answer({ "adminContent.resetEntry": { ...saved, version: 8, state: "shipped" } })
  await user.click(over)
  await screen.findByText(t("admin-content:saved.shipped"))
  expect(api.calls("adminContent.resetEntry").map(({ version }) => version)).toEqual([3, 7])
  expect(screen.getByLabelText(t("admin-content:editor.title"))).toHaveProperty("value", "Moving")
})

test("someone who has opened the newest version publishes over it", async () => {
  const { user, t, api } = await edit({
    "adminContent.saveEntry": () => {
      throw refused("content_changed_elsewhere", { version: 7 })
    },
  })
  const publish = screen.getByRole("button", { name: t("admin-content:publish") })
  await user.click(publish)
  const open = await screen.findByRole("link", { name: t("admin-content:conflict.open") })
  // Another tab would ask a server.
  open.addEventListener("click", (event) => event.preventDefault())
  await user.click(open)
  api.answer({ "adminContent.saveEntry": { ...saved, version: 8 } })
  await user.click(publish)
  await screen.findByText(t("admin-content:saved.published"))
  expect(api.calls("adminContent.saveEntry").map(({ version }) => version)).toEqual([3, 7])
})

test("a draft lacks what it likes; publishing leads to the section that isn't chosen", async () => {
  const given = { ...entry, payload: { ...payload, section: "" } }
  const { user, t } = await edit({ "adminContent.saveEntry": { ...saved, state: "draft" } }, given)
  await user.click(screen.getByRole("button", { name: t("admin-content:saveDraft") }))
  await screen.findByText(t("admin-content:saved.draft"))
  expect(screen.queryByText(t("admin-content:unfinishedElse"))).toBeNull()
  await user.click(screen.getByRole("button", { name: t("admin-content:publish") }))
  screen.getByText(t("admin-content:unfinishedElse"))
  expect(document.activeElement).toBe(screen.getByLabelText(t("admin-content:editor.section")))
})

test("the year of an announcement's time is typed digit by digit", async () => {
  const line = (body: string) => ({ ...emptyTexts, body })
  const given = { ...emptyPayload(), texts: { en: line("Back"), ru: line("Снова"), ro: line("Iar") } }
  const { user, t, api } = await renderWithApi(
    <EntryPage kind="announcement" entry={{ ...entry, payload: given, shipped: null }} figures={figures} />,
    { as: anAdmin(), api: { "adminContent.saveEntry": saved } },
  )
  const from = screen.getByLabelText(t("admin-content:editor.startsAt"))
  for (const value of ["0002-11-18T10:00", "0202-11-18T10:00", "2026-11-18T10:00"]) {
    fireEvent.change(from, { target: { value } })
    expect(from).toHaveProperty("value", value)
  }
  await user.click(screen.getByRole("button", { name: t("admin-content:publish") }))
  await screen.findByText(t("admin-content:saved.published"))
  expect(api.calls("adminContent.saveEntry")[0]?.payload.startsAt).toBe("2026-11-18T08:00:00.000Z")
})

test("the history says who changed what, and brings a version back into the form", async () => {
  const old = { ...payload, texts: { ...texts, en: { ...texts.en, title: "Moving out" } } }
  const one = { reason: null, savedBy: "Emma Clarke", savedAt: "2026-11-17T10:00:00.000Z" }
  const { user, t, api } = await edit({
    "adminContent.getVersions": {
      data: [
        { ...one, version: 3, state: "published", payload },
        { ...one, version: 2, state: "draft", payload: old, reason: "clearer" },
        { ...one, version: 1, state: "shipped", payload: null },
      ],
      total: 3,
    },
    "adminContent.saveEntry": saved,
  })
  await user.click(screen.getByRole("button", { name: t("admin-content:history.show") }))
  await screen.findByText(t("admin-content:history.reason", { reason: "clearer" }))
  screen.getAllByText("Moving out")
  await user.click(screen.getByRole("button", { name: `${t("admin-content:history.bringBack")}: 2` }))
  expect(screen.getByLabelText(t("admin-content:editor.title"))).toHaveProperty("value", "Moving out")
  expect(api.calls("adminContent.saveEntry")).toEqual([])
})

test("a new text gets its address from its English title, and an unfit one is told at its field", async () => {
  const { user, t, api } = await edit({ "adminContent.saveEntry": { ...saved, state: "draft" } }, null)
  await user.type(screen.getByLabelText(t("admin-content:editor.title")), "Carrying a piano")
  const address = screen.getByLabelText(t("admin-content:editor.key"))
  expect(address).toHaveProperty("value", "carrying-a-piano")
  await user.type(address, "!")
  await user.click(screen.getByRole("button", { name: t("admin-content:saveDraft") }))
  screen.getByText(t("admin-content:editor.keyUnfit"))
  expect(api.calls("adminContent.saveEntry")).toEqual([])
  await user.type(address, "{Backspace}")
  await user.click(screen.getByRole("button", { name: t("admin-content:saveDraft") }))
  await waitFor(() =>
    expect(api.calls("adminContent.saveEntry")).toMatchObject([
      { key: "carrying-a-piano", version: 0, isNew: true, state: "draft" },
    ]),
  )
})

test("the list says what became of each text and finds them in every language", async () => {
  const row = { version: 1, isLive: true, isShipped: true, savedAt: null, section: "before", date: "" }
  const named = (name: string) => ({ en: name, ru: `${name} ру`, ro: `${name} ro` })
  const list: EntryList = {
    data: [
      { ...row, key: "write", state: "shipped", version: 0, name: named("Write") },
      { ...row, key: "late", state: "published", name: named("Late") },
      { ...row, key: "seen", state: "draft", name: named("Seen") },
      { ...row, key: "piano", state: "published", isShipped: false, name: named("Piano") },
    ],
    total: 4,
  }
  const page = (search: object) => <EntriesPage kind="help" list={list} search={search} />
  const { t } = await renderWithApi(page({ q: "ру" }), { as: anAdmin() })
  const table = () => within(screen.getByRole("table"))
  for (const state of ["shipped", "changed", "draft", "new"] as const)
    table().getByText(t(`admin-content:states.${state}`))
  table().getByText(t("admin-content:draftLive"))
  expect(table().getByRole("link", { name: "Piano" }).getAttribute("href")).toBe("/admin/content/help/piano")
})

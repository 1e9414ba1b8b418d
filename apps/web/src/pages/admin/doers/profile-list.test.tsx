import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aProfileRow, licenceFor } from "../../../../test/answers/admin/provider.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { explain } from "../../../../test/explain.ts"
import { failure, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../../../test/render.tsx"
import type { Profile } from "./load-doers.ts"
import { ProfileList } from "./profile-list.tsx"

const { id, name } = aProfileRow()
const note = "The authority has told us that this licence was taken back."
const electrical = licenceFor("Electrical")
const identity = { type: "identity", category: null } as const

const show = (profile: Profile, api: Answers = {}) =>
  renderWithApi(
    <ProfileList
      search={{ list: "profiles" }}
      list={{ data: [profile], total: 1, isMore: false }}
      counts={null}
    />,
    { as: anAdmin(), at: "/admin/providers?list=profiles", api },
  )
type Act = "suspend" | "restore" | "revokeBadge" | "restoreBadge"
const acts: Act[] = ["suspend", "restore", "revokeBadge", "restoreBadge"]
const openMenu = ({ user, t }: Rendered) =>
  user.click(screen.getByRole("button", { name: t("admin-doers:actsOn", { name }) }))

async function act(page: Rendered, one: Act, { words, badge }: { words: string; badge?: string }) {
  const choice = one === "suspend" ? page.t("report:reasons.fake") : badge
  const { user, t } = page
  await openMenu(page)
  const confirm = t(`admin-doers:${one}.do`)
  await user.click(await screen.findByRole("menuitem", { name: confirm }))
  if (choice) await user.click(await screen.findByRole("radio", { name: choice }))
  return explain(page, { title: t(`admin-doers:${one}.title`, { name }), confirm, words })
}

test.each<[what: string, own: Partial<Profile>, offered: Act[]]>([
  ["published", {}, ["suspend"]],
  ["suspended", { status: "suspended" }, ["restore"]],
  [
    "with badges, one of them taken",
    { badges: [identity], takenBadges: [electrical] },
    ["suspend", "revokeBadge", "restoreBadge"],
  ],
])("a profile that is %s: the menu has what can be done", async (_what, own, offered) => {
  const page = await show(aProfileRow(own))
  await openMenu(page)
  await screen.findAllByRole("menuitem")
  const shown = acts.filter((one) =>
    screen.queryByRole("menuitem", { name: page.t(`admin-doers:${one}.do`) }),
  )
  expect(shown).toEqual(offered)
})

test("a draft, and one's own profile, have no menu", async () => {
  const { t, unmount } = await show(aProfileRow({ status: "draft" }))
  const menu = () => screen.queryByRole("button", { name: t("admin-doers:actsOn", { name }) })
  expect(menu()).toBeNull()
  unmount()
  await show(aProfileRow({ userId: anAdmin().id }))
  expect(menu()).toBeNull()
})

test("suspending needs words that the doer reads, and a row tells them", async () => {
  const page = await show(aProfileRow(), { "adminProvider.suspend": aProfileRow() })
  const dialog = await act(page, "suspend", { words: "Bad." })
  expect(dialog.getByText(page.t("admin:tooShort", { count: 20 }))).toBeDefined()
  await page.user.clear(dialog.getByRole("textbox", { name: page.t("admin-doers:review.note") }))
  const asked = {
    title: page.t("admin-doers:suspend.title", { name }),
    confirm: page.t("admin-doers:suspend.do"),
  }
  await explain(page, { ...asked, words: note })
  await screen.findByText(page.t("admin-doers:suspend.done", { name }))
  expect(page.api.calls("adminProvider.suspend")).toEqual([{ id, explanation: note, reasonCode: "fake" }])
  page.unmount()
  await show(aProfileRow({ status: "suspended", moderationNote: note }))
  expect(screen.getByText(note)).toBeDefined()
})

test("restoring is for the log: a short reason is enough", async () => {
  const page = await show(aProfileRow({ status: "suspended" }), { "adminProvider.restore": aProfileRow() })
  await act(page, "restore", { words: "Our mistake" })
  await screen.findByText(page.t("admin-doers:restore.done", { name }))
  expect(page.api.calls("adminProvider.restore")).toEqual([{ id, reason: "Our mistake" }])
})

test("one badge of several is taken back, named by what it is for", async () => {
  const page = await show(aProfileRow({ badges: [identity, electrical] }), {
    "adminProvider.revokeBadge": aProfileRow(),
  })
  const badge = page.t("admin-doers:badges.licenceFor", { category: "Electrical" })
  expect(screen.getByText(badge)).toBeDefined()
  await act(page, "revokeBadge", { badge, words: note })
  await waitFor(() =>
    expect(page.api.calls("adminProvider.revokeBadge")).toEqual([
      { id, explanation: note, badge: "licence", categoryId: "category-7" },
    ]),
  )
})

test("a badge that was taken says so and is given back", async () => {
  const page = await show(aProfileRow({ takenBadges: [electrical] }), {
    "adminProvider.restoreBadge": aProfileRow(),
  })
  const badge = page.t("admin-doers:badges.licenceFor", { category: "Electrical" })
  expect(screen.getByText(page.t("admin-doers:badges.taken", { badge }))).toBeDefined()
  await act(page, "restoreBadge", { badge, words: "The authority was wrong" })
  await waitFor(() =>
    expect(page.api.calls("adminProvider.restoreBadge")).toEqual([
      { id, reason: "The authority was wrong", badge: "licence", categoryId: "category-7" },
    ]),
  )
})

test("what was not done is said, and the dialog keeps its words", async () => {
  const page = await show(aProfileRow(), {
    "adminProvider.suspend": () => {
      throw failure()
    },
  })
  const dialog = await act(page, "suspend", { words: note })
  await screen.findByText(page.t("admin-doers:actFailed"))
  expect(dialog.getByRole("textbox")).toHaveProperty("value", note)
})

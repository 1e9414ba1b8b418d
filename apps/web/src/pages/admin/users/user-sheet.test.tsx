import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anAuditRow } from "../../../../test/answers/admin/audit-log.ts"
import { aSession, aWholeUser, someone } from "../../../../test/answers/admin/user.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { explain } from "../../../../test/explain.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import type { WholeUser } from "./load-users.ts"
import { UserSheet } from "./user-sheet.tsx"

const person = aWholeUser()
const { id, name } = person

const open = (user: WholeUser, more: Answers = {}) =>
  renderWithApi(<UserSheet id={user.id} now={new Date().toISOString()} />, {
    as: anAdmin(),
    at: `/admin/users?user=${user.id}`,
    api: { "adminUser.getById": user, ...more },
  })
const sheet = async () => within(await screen.findByRole("dialog", { name }))

const acts = [
  "unlock",
  "removeSecondStep",
  "activate",
  "limit",
  "deactivate",
  "revokeSessions",
  "makeAdmin",
  "takeAdmin",
  "test",
] as const
type Act = (typeof acts)[number]

test.each<[who: string, own: Partial<WholeUser>, offered: Act[]]>([
  ["somebody active", {}, ["limit", "deactivate", "makeAdmin", "test"]],
  [
    "somebody signed in",
    { sessions: [aSession()] },
    ["limit", "deactivate", "revokeSessions", "makeAdmin", "test"],
  ],
  ["somebody limited", { status: "limited" }, ["activate", "deactivate", "test"]],
  ["somebody deactivated", { status: "deactivated" }, ["activate"]],
  [
    "somebody whose sign-in is closed",
    { isLocked: true },
    ["unlock", "limit", "deactivate", "makeAdmin", "test"],
  ],
  [
    "somebody with a second step",
    { hasSecondStep: true },
    ["removeSecondStep", "limit", "deactivate", "makeAdmin", "test"],
  ],
  ["another administrator", { role: "ADMIN" }, ["limit", "deactivate", "takeAdmin", "test"]],
  ["oneself", { id: anAdmin().id, role: "ADMIN", sessions: [aSession()] }, ["test"]],
])("%s: only what would change something is offered", async (_who, own, offered) => {
  const { t } = await open(aWholeUser(own))
  const shownSheet = await sheet()
  await shownSheet.findByText(person.email)
  const shown = acts.filter((act) =>
    shownSheet.queryByRole("button", { name: t(`admin-users:acts.${act}.name`) }),
  )
  expect(shown).toEqual(offered)
})

const done = someone()

test.each<
  [
    act: Act,
    own: Partial<WholeUser>,
    path: "setStatus" | "setRole" | "unlock" | "removeSecondStep" | "revokeSessions" | "sendTestNotification",
    sent: object,
  ]
>([
  ["unlock", { isLocked: true }, "unlock", {}],
  ["removeSecondStep", { hasSecondStep: true }, "removeSecondStep", {}],
  ["activate", { status: "limited" }, "setStatus", { status: "active" }],
  ["limit", {}, "setStatus", { status: "limited", reasonCode: "spam", days: 7 }],
  ["deactivate", {}, "setStatus", { status: "deactivated", reasonCode: "spam", days: null }],
  ["revokeSessions", { sessions: [aSession()] }, "revokeSessions", {}],
  ["makeAdmin", {}, "setRole", { role: "ADMIN" }],
  ["takeAdmin", { role: "ADMIN" }, "setRole", { role: "USER" }],
  ["test", {}, "sendTestNotification", {}],
])(
  "“%s” asks why, sends it with the reason, says that it is done and asks for the person again",
  async (act, own, path, sent) => {
    const page = await open(aWholeUser(own), { [`adminUser.${path}`]: done })
    const { user, api, t } = page
    await user.click((await sheet()).getByRole("button", { name: t(`admin-users:acts.${act}.name`) }))
    if ("days" in sent) await user.click(await screen.findByRole("radio", { name: t("report:reasons.spam") }))
    await explain(page, {
      title: t(`admin-users:acts.${act}.title`, { name }),
      confirm: t(`admin-users:acts.${act}.name`),
      words: "  as it must be ",
    })
    await screen.findByText(t(`admin-users:acts.${act}.done`, { name }))
    expect(api.calls(`adminUser.${path}`)).toEqual([{ id, reason: "as it must be", ...sent }])
    await waitFor(() => expect(api.calls("adminUser.getById")).toHaveLength(2))
    expect(screen.queryByRole("dialog", { name: t(`admin-users:acts.${act}.title`, { name }) })).toBeNull()
  },
)

test("nothing is done without a reason: the field says so, and nothing is sent", async () => {
  const page = await open(person)
  const { user, api, t } = page
  await user.click((await sheet()).getByRole("button", { name: t("admin-users:acts.limit.name") }))
  const dialog = await explain(page, {
    title: t("admin-users:acts.limit.title", { name }),
    confirm: t("admin-users:acts.limit.name"),
    words: "   ",
  })
  const field = dialog.getByRole("textbox", { name: t("admin-users:reason") })
  expect(dialog.getByText(t("admin:tooShort", { count: 1 }))).toBeDefined()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(api.calls("adminUser.setStatus")).toEqual([])
})

test.each([
  ["refused", () => refused("last_admin"), "refusal:last_admin"],
  ["failed", () => failure(500), "admin-users:failed"],
] as const)("an act that is %s says so and keeps the dialog with its words", async (_how, error, key) => {
  const page = await open(aWholeUser({ role: "ADMIN" }), {
    "adminUser.setRole": () => {
      throw error()
    },
  })
  const { user, t } = page
  await user.click((await sheet()).getByRole("button", { name: t("admin-users:acts.takeAdmin.name") }))
  const dialog = await explain(page, {
    title: t("admin-users:acts.takeAdmin.title", { name }),
    confirm: t("admin-users:acts.takeAdmin.name"),
    words: "Left the company",
  })
  await screen.findByText(t(key))
  expect(dialog.getByRole("textbox")).toHaveProperty("value", "Left the company")
})

test("while an act is under way its button waits, and a second press sends nothing", async () => {
  const page = await open(person, { "adminUser.setStatus": () => new Promise<typeof done>(() => {}) })
  const { user, api, t } = page
  await user.click((await sheet()).getByRole("button", { name: t("admin-users:acts.limit.name") }))
  const confirm = t("admin-users:acts.limit.name")
  await user.click(await screen.findByRole("radio", { name: t("report:reasons.spam") }))
  const dialog = await explain(page, {
    title: t("admin-users:acts.limit.title", { name }),
    confirm,
    words: "Why",
  })
  const button = dialog.getByRole("button", { name: new RegExp(confirm) })
  expect(button.getAttribute("aria-busy")).toBe("true")
  await user.click(button)
  expect(api.calls("adminUser.setStatus")).toHaveLength(1)
})

test("a note is added as it was written, and the field is empty again; an empty one is not sent", async () => {
  const { user, api, t } = await open(person, { "adminUser.addNote": done })
  const own = await sheet()
  const field = await own.findByRole("textbox", { name: t("admin-users:note") })
  const add = own.getByRole("button", { name: t("admin-users:addNote") })
  await user.click(add)
  await user.click(field)
  await user.paste(" Rang twice. ")
  const note = { id: "note-1", text: "Rang twice.", createdAt: new Date().toISOString(), authorName: "Mara" }
  api.answer({ "adminUser.getById": aWholeUser({ notes: [note] }) })
  await user.click(add)
  await own.findByText("Rang twice.")
  expect(api.calls("adminUser.addNote")).toEqual([{ id, text: "Rang twice." }])
  expect(field).toHaveProperty("value", "")
})

test("a note that was not saved stays in its field", async () => {
  const { user, t } = await open(person, {
    "adminUser.addNote": () => {
      throw failure()
    },
  })
  const field = await (await sheet()).findByRole("textbox", { name: t("admin-users:note") })
  await user.click(field)
  await user.paste("Rang twice.")
  await user.click(screen.getByRole("button", { name: t("admin-users:addNote") }))
  await screen.findByText(t("admin-users:noteFailed"))
  expect(field).toHaveProperty("value", "Rang twice.")
})

test("what there is none of says so; history has its reason and leads to the log", async () => {
  const { t } = await open(aWholeUser({ history: [anAuditRow()], isLocked: true, isVerified: false }))
  const own = await sheet()
  await own.findByText(t("admin-users:noSessions"))
  for (const key of ["noTasks", "noOffers", "noReviews"] as const)
    expect(own.getByText(t(`admin-users:${key}`))).toBeDefined()
  expect(own.getByText(t("admin-users:locked"))).toBeDefined()
  const history = within(own.getByRole("region", { name: t("admin-users:history") }))
  expect(history.getByText("Asked for money beforehand")).toBeDefined()
  expect(history.getByRole("link").getAttribute("href")).toBe(
    `/admin/audit-logs?q=${id}&open=${anAuditRow().id}`,
  )
})

test("somebody who does not load says so, Retry brings them, and Escape closes the sheet", async () => {
  const { user, api, t, address } = await renderWithApi(
    <UserSheet id={id} now={new Date().toISOString()} />,
    {
      as: anAdmin(),
      at: `/admin/users?q=zol&user=${id}`,
      api: {
        "adminUser.getById": () => {
          throw failure(500)
        },
      },
    },
  )
  await screen.findByText(t("admin-users:notLoaded"))
  api.answer({ "adminUser.getById": person })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  await sheet()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(address()).toBe("/admin/users?q=zol"))
})

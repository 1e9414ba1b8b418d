import { notificationGroups, usualChannels } from "@doable/domain/notification/groups"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { aPerson } from "../../../../test/answers/user.ts"
import { failure, type Input, type Output } from "../../../../test/fake-api.ts"
import { pushKey, withPush } from "../../../../test/push-browser.ts"
import { renderPage, renderWithApi } from "../../../../test/render.tsx"
import { SendingSection } from "./sending-section.tsx"
import { withChange } from "./sending-query.ts"

type Preferences = Output<"notificationPreference.getMy">

const usual: Preferences = {
  data: notificationGroups.map((type) => ({ type, ...usualChannels(type) })),
  digest: "none",
  quietHours: null,
  tz: "Europe/Chisinau",
  hasPush: false,
  hasPushDevice: false,
}

/** Keeps what is saved, as the API does. */
function answers(start: Preferences = usual) {
  let kept = start
  return {
    "notificationPreference.getMy": () => kept,
    "notificationPreference.update": (change: Input<"notificationPreference.update">) =>
      (kept = withChange(kept, change)),
  }
}

test.each(locales)(
  "in %s each group has a box for each channel, and a lock where there's no choice",
  async (locale) => {
    const { t } = await renderWithApi(<SendingSection />, { as: aPerson(), locale, api: answers() })
    const table = within(await screen.findByRole("table", { name: t("sending:caption") }))
    const row = (name: string) => within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
    const offers = row(t("sending:group.offers.name"))
    expect(offers.getAllByRole("checkbox")).toHaveLength(2)
    expect(offers.getByText(t("sending:group.offers.why"))).toBeDefined()
    for (const group of ["security", "answers", "decisions"] as const) {
      const required = row(t(`sending:group.${group}.name`))
      expect(required.queryAllByRole("checkbox")).toEqual([])
      expect(required.getAllByText(t("sending:always"))).toHaveLength(2)
    }
    expect(screen.queryByRole("columnheader", { name: t("sending:push") })).toBeNull()
  },
)

test("with push there's a third column, in which answers are a choice", async () => {
  const { t } = await renderWithApi(<SendingSection />, {
    as: aPerson(),
    api: answers({ ...usual, hasPush: true }),
  })
  await screen.findByRole("columnheader", { name: t("sending:push") })
  expect(screen.getByRole("checkbox", { name: "Needs your answer: Push", checked: true })).toBeDefined()
  expect(screen.queryByRole("checkbox", { name: /^Account and security/ })).toBeNull()
})

test("while no device gets pushes, the table says so, with the way to turn them on", async () => {
  withPush()
  let devices = 0
  const { user, t } = await renderWithApi(<SendingSection />, {
    as: aPerson(),
    api: {
      "notificationPreference.getMy": () => ({ ...usual, hasPush: true, hasPushDevice: devices > 0 }),
      "push.getKey": { key: pushKey },
      "push.getMy": { devices: [], loggedInAt: "2026-11-01T10:00:00.000Z" },
      "push.subscribe": () => {
        devices += 1
        return { id: "here", createdAt: "2026-11-12T10:00:00.000Z" }
      },
    },
  })
  const panel = await screen.findByRole("heading", { name: t("push:panel") })
  const way = screen.getByRole("link", { name: t("push:turnOn") })
  await user.click(way)
  expect(document.activeElement).toBe(panel)
  await user.click(screen.getByRole("switch", { name: t("push:thisDevice") }))
  await waitFor(() => expect(screen.queryByRole("link", { name: t("push:turnOn") })).toBeNull())
})

test("a box is saved right away, two quick ones too, and the page says so", async () => {
  const { user, api, t } = await renderWithApi(<SendingSection />, { as: aPerson(), api: answers() })
  const box = await screen.findByRole("checkbox", { name: "Messages: Email" })
  await user.click(box)
  await user.click(screen.getByRole("checkbox", { name: "Messages: Bell" }))
  await screen.findByText(t("sending:saved"))
  expect(api.calls("notificationPreference.update")).toEqual([
    { payload: [{ type: "messages", email: false }] },
    { payload: [{ type: "messages", bell: false }] },
  ])
  expect(screen.getAllByRole("checkbox", { name: /^Messages/, checked: false })).toHaveLength(2)
})

test("what couldn't be saved is as before, and the reason is shown", async () => {
  const { user } = await renderWithApi(<SendingSection />, {
    as: aPerson(),
    api: {
      ...answers(),
      "notificationPreference.update": () => {
        throw failure(500)
      },
    },
  })
  await user.click(await screen.findByRole("checkbox", { name: "Messages: Email" }))
  await screen.findByText("Couldn’t save the settings")
  await waitFor(() =>
    expect(screen.getByRole("checkbox", { name: "Messages: Email", checked: true })).toBeDefined(),
  )
})

test("digest and quiet hours are in the time of the device; the same hour twice isn't saved", async () => {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { user, api, t } = await renderWithApi(<SendingSection />, { as: aPerson(), api: answers() })
  await user.click(await screen.findByRole("radio", { name: "Daily, 08:00" }))
  await user.click(screen.getByRole("switch", { name: "Quiet hours, 22:00–08:00" }))
  await screen.findByRole("img", { name: "Quiet from 22:00 to 08:00" })
  await user.selectOptions(screen.getByLabelText(t("sending:quiet.to")), "22:00")
  expect(screen.getByText(t("sending:quiet.same"))).toBeDefined()
  await user.selectOptions(screen.getByLabelText(t("sending:quiet.to")), "07:00")
  await screen.findByRole("img", { name: "Quiet from 22:00 to 07:00" })
  expect(api.calls("notificationPreference.update")).toEqual([
    { payload: [], digest: "daily", tz },
    { payload: [], quietHours: { from: "22:00", to: "08:00", tz } },
    { payload: [], quietHours: { from: "22:00", to: "07:00", tz } },
  ])
})

test("once a zone is set, other hours or another digest don't change it", async () => {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone === "Asia/Tokyo" ? "Asia/Seoul" : "Asia/Tokyo"
  const { user, api, t } = await renderWithApi(<SendingSection />, {
    as: aPerson(),
    api: answers({ ...usual, digest: "weekly", quietHours: { from: "22:00", to: "08:00", tz }, tz }),
  })
  await user.selectOptions(await screen.findByLabelText(t("sending:quiet.to")), "07:00")
  await user.click(screen.getByRole("switch", { name: "Quiet hours, 22:00–07:00" }))
  await user.click(screen.getByRole("radio", { name: "Daily, 08:00" }))
  await user.click(screen.getByRole("switch", { name: "Quiet hours, 22:00–07:00" }))
  await waitFor(() => expect(api.calls("notificationPreference.update")).toHaveLength(4))
  const quietHours = { from: "22:00", to: "07:00", tz }
  expect(api.calls("notificationPreference.update")).toEqual([
    { payload: [], quietHours },
    { payload: [], quietHours: null },
    { payload: [], digest: "daily", tz },
    { payload: [], quietHours },
  ])
})

test("a traveller sees whose time it is, and can take the time of the device", async () => {
  const away = Intl.DateTimeFormat().resolvedOptions().timeZone === "Asia/Tokyo" ? "Asia/Seoul" : "Asia/Tokyo"
  const { user, api, t } = await renderWithApi(<SendingSection />, {
    as: aPerson(),
    api: answers({ ...usual, digest: "weekly", tz: away }),
  })
  await screen.findByText(/Time zone: (Tokyo|Seoul), now \d\d:\d\d\./)
  await user.click(screen.getByRole("button", { name: t("sending:zone.use") }))
  await waitFor(() => expect(api.calls("notificationPreference.update")).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole("button", { name: t("sending:zone.use") })).toBeNull())
})

test("what doesn't load says so and can be asked for again", async () => {
  let isDown = true
  const { user, t } = await renderWithApi(<SendingSection />, {
    as: aPerson(),
    api: {
      "notificationPreference.getMy": () => {
        if (isDown) throw failure(500)
        return usual
      },
    },
  })
  await screen.findByText(t("sending:failed"))
  isDown = false
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByRole("table", { name: t("sending:caption") })).toBeDefined()
})

test("on the account's page it's a tab of the notifications, and a form for browsers without scripts", async () => {
  const { t } = await renderPage("/account?section=sending", { as: aPerson(), api: answers() })
  await screen.findByRole("table", { name: t("sending:caption") })
  expect(screen.getByRole("link", { name: t("alerts:tab.sending") }).getAttribute("aria-current")).toBe(
    "page",
  )
  expect(screen.getByRole("heading", { level: 2, name: t("account:myNotifications") })).toBeDefined()
  const form = document.querySelector<HTMLFormElement>("form[action='/account?section=sending']")
  const sent = [...new FormData(form ?? undefined)].map(([name]) => name)
  expect(sent).toEqual(expect.arrayContaining(["offers.bell", "messages.email", "digest", "tz", "shown"]))
  expect(sent).not.toContain("security.email")
})

import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aCategoryTree } from "../../../test/answers/category-tree.ts"
import { aBio, aProvider, aProviderDraft, aProviderId } from "../../../test/answers/provider/provider.ts"
import { services } from "../../../test/answers/provider/provider-service.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { described } from "../../../test/described.ts"
import { ofCharacters } from "../../../test/of-characters.ts"

async function open(at = "/providers/manage", api: Answers = {}) {
  const page = await renderPage(at, {
    as: aDoer({ image: "/me.png" }),
    api: {
      "category.getTree": aCategoryTree(),
      "provider.getMy": aProvider(),
      "providerService.getByProvider": services(),
      ...api,
    },
  })
  const { user, t } = page
  const bar = within(document.querySelector<HTMLElement>("[data-bottom-bar]") ?? document.body)
  const write = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.paste(text)
    return field
  }
  return {
    ...page,
    bar,
    saveButton: () => bar.getByRole("button", { name: t("provider-manage:save") }),
    save: () => user.click(bar.getByRole("button", { name: t("provider-manage:save") })),
    writeHeadline: (text: string) => write(t("provider-create:who.headline"), text),
    writeBio: (text: string) => write(t("provider-create:who.bio"), text),
  }
}

test.each([
  ["none", null],
  ["draft", aProviderDraft({ bio: "" })],
] as const)("with %s of a profile one is led to it", async (state, provider) => {
  const { t } = await open("/providers/manage", { "provider.getMy": provider })
  expect(screen.getByText(t(`provider-manage:${state}.title`))).toBeDefined()
  const link = screen.getByText(t(`provider-manage:${state}.action`)).closest("a")
  expect(link?.getAttribute("href")).toBe("/providers/create")
})

test("a change is sent alone, with the version that is known, and nothing is left to save", async () => {
  const { api, t, save, saveButton, writeHeadline, bar } = await open("/providers/manage", {
    "provider.update": aProvider({ headline: "Shelves on any wall", own: { version: 2 } }),
  })
  expect(saveButton().getAttribute("aria-disabled")).toBe("true")
  expect(described(saveButton())).toContain(t("provider-manage:nothing"))
  await writeHeadline("Shelves on any wall")
  expect(bar.getByText(t("provider-manage:unsaved"))).toBeDefined()
  await save()
  expect(await bar.findByText(t("provider-manage:nothing"))).toBeDefined()
  expect(document.activeElement, "the focus isn't lost").not.toBe(document.body)
  expect(api.calls("provider.update")).toEqual([
    { id: aProviderId, version: 1, payload: { headline: "Shelves on any wall" } },
  ])
})

test("what is wrong is told at its field from any part, and nothing is sent", async () => {
  const { user, api, t, save, writeBio, address } = await open()
  await writeBio("Too little")
  const parts = within(screen.getByRole("navigation", { name: t("provider-manage:parts") }))
  await user.click(parts.getByText(t("provider-manage:part.where")))
  expect(address()).toBe("/providers/manage?part=where")
  await save()
  const bio = await screen.findByLabelText(t("provider-create:who.bio"))
  await waitFor(() => expect(document.activeElement).toBe(bio))
  expect(described(bio)).toContain(t("provider-create:problem.bio_too_short", ofCharacters(t, 100)))
  expect(bio).toHaveProperty("value", "Too little")
  expect(api.calls("provider.update")).toEqual([])
})

/** Another window was faster: the first save is refused, the profile has a second version. */
const changedElsewhere = (theirs: ReturnType<typeof aProvider>): Answers => ({
  "provider.update": ({ version, payload }) => {
    if (version === 1) throw refused("provider_changed_elsewhere", { version: 2 })
    return aProvider({ headline: payload.headline ?? theirs.headline, own: { version: version + 1 } })
  },
  "provider.getMy": theirs,
})

test("what another window changed is taken in, and what was written here is sent on top of it", async () => {
  const { api, t, save, writeHeadline, bar } = await open()
  api.answer(changedElsewhere(aProvider({ bio: `${aBio} And doors.`, own: { version: 2 } })))
  await writeHeadline("Doors and windows")
  await save()
  expect(await bar.findByText(t("provider-manage:nothing"))).toBeDefined()
  expect(api.calls("provider.update").map(({ version }) => version)).toEqual([1, 2])
  expect(screen.getByLabelText(t("provider-create:who.bio"))).toHaveProperty("value", `${aBio} And doors.`)
  expect(screen.getByText(t("provider-create:merge.takenIn"))).toBeDefined()
})

test("where both windows changed the same, one is asked which of the two stays", async () => {
  const { user, api, t, save, writeHeadline, bar } = await open()
  api.answer(changedElsewhere(aProvider({ headline: "Only windows", own: { version: 2 } })))
  await writeHeadline("Only doors")
  await save()
  const question = within(await screen.findByRole("alertdialog", { name: t("provider-create:merge.title") }))
  expect(question.getByText("Only windows")).toBeDefined()
  expect(question.getByText("Only doors")).toBeDefined()
  await user.click(question.getByRole("button", { name: t("provider-create:merge.settle") }))
  expect(screen.queryByRole("alertdialog")).toBeNull()
  await save()
  expect(await bar.findByText(t("provider-manage:nothing"))).toBeDefined()
  expect(api.calls("provider.update").at(-1)).toEqual({
    id: aProviderId,
    version: 2,
    payload: { headline: "Only doors" },
  })
})

test("a save that fails is told, and the change stands there to be saved again", async () => {
  const { t, save, saveButton, writeHeadline } = await open("/providers/manage", {
    "provider.update": () => {
      throw failure(500)
    },
  })
  const headline = await writeHeadline("Shelves on any wall")
  await save()
  expect(await screen.findByText(t("provider-manage:notSaved"))).toBeDefined()
  expect(headline).toHaveProperty("value", "Shelves on any wall")
  expect(saveButton()).toHaveProperty("disabled", false)
})

test("whoever was logged out meanwhile is led to the log-in and finds the change again", async () => {
  const { t, save, writeHeadline, bar, unmount } = await open("/providers/manage", {
    "provider.update": () => {
      throw refused("sign_in_needed", { httpStatus: 401 })
    },
  })
  await writeHeadline("Shelves on any wall")
  await save()
  const link = await bar.findByText(t("provider-create:draft.logIn"))
  expect(link.getAttribute("href")).toContain("redirect=%2Fproviders%2Fmanage")
  unmount()
  const again = await open()
  expect(again.getByText(t("provider-manage:kept.title"))).toBeDefined()
  const headline = again.getByLabelText(t("provider-create:who.headline"))
  expect(headline).toHaveProperty("value", "Shelves on any wall")
  await again.user.click(again.getByText(t("provider-manage:kept.discard")))
  expect(headline).toHaveProperty("value", aProvider().headline)
})

test("a pause works at once, whatever else is being written, and saving goes on from there", async () => {
  const { user, api, t, save, writeHeadline, bar } = await open("/providers/manage", {
    "provider.pause": aProvider({ status: "paused", own: { version: 7 } }),
    "provider.update": aProvider({ status: "paused", own: { version: 8 } }),
  })
  const headline = await writeHeadline("Half a sentence")
  api.answer({ "provider.getMy": aProvider({ status: "paused", own: { version: 7 } }) })
  const taking = screen.getByRole("switch")
  await user.click(taking)
  expect(await screen.findByText(t("provider-manage:taking.paused"))).toBeDefined()
  expect(api.calls("provider.pause")).toEqual([{ id: aProviderId }])
  expect(taking).toHaveProperty("checked", false)
  expect(headline).toHaveProperty("value", "Half a sentence")
  await save()
  expect(await bar.findByText(t("provider-manage:nothing"))).toBeDefined()
  expect(api.calls("provider.update")[0]?.version).toBe(7)
})

test("a pause that fails is told, and the switch goes back", async () => {
  const { user, t } = await open("/providers/manage", {
    "provider.pause": () => {
      throw failure(500)
    },
  })
  await user.click(screen.getByRole("switch"))
  expect(await screen.findByText(t("provider-manage:taking.failed"))).toBeDefined()
  expect(screen.getByRole("switch")).toHaveProperty("checked", true)
})

test("a suspended profile says why and how to appeal instead of offering a switch", async () => {
  const suspension = {
    id: "0192f000-0000-7000-8000-000000000009",
    kind: "profile_suspended",
    reasonCode: "copyright",
    explanation: "The pictures aren’t of your own work.",
    startsAt: "2026-11-16T07:00:00.000Z",
    endsAt: null,
    isInForce: true,
    evidence: null,
    canAppeal: true,
    appeal: null,
  } as const
  const { t } = await open("/providers/manage", {
    "provider.getMy": aProvider({ status: "suspended" }),
    "restriction.getCurrent": { current: null, suspension },
  })
  const banner = await screen.findByRole("region", { name: t("restriction:banner.suspended") })
  within(banner).getByText(suspension.explanation)
  const way = within(banner).getByRole("link", { name: t("restriction:banner.appeal") })
  expect(way.getAttribute("href")).toBe("/account?section=restrictions")
  expect(screen.getByText(t("provider-manage:suspended"))).toBeDefined()
  expect(screen.queryByRole("switch")).toBeNull()
})

test("what is missing leads to its field, and goes from the list as it is written", async () => {
  const { user, t } = await open("/providers/manage?part=works")
  await user.click(screen.getByText(t("provider-manage:complete.hint.price")))
  const rate = await screen.findByLabelText(t("provider-create:what.rate"))
  await waitFor(() => expect(document.activeElement).toBe(rate))
  await user.type(rate, "200")
  expect(screen.queryByText(t("provider-manage:complete.hint.price"))).toBeNull()
})

test("a name that nobody has checked is told to cost the badge before it is saved", async () => {
  const checked = { kind: "individual", checkedName: "Ion Munteanu", checkedCompany: null, companyIdno: null }
  const { user, t } = await open("/providers/manage", {
    "provider.getMy": aProvider({ level: "verified", own: { checked: { ...checked, kind: "individual" } } }),
  })
  const words = t("provider-create:who.badgeGoes", { name: "Ion Munteanu" })
  expect(screen.queryByText(words)).toBeNull()
  await user.click(screen.getByText(t("provider-create:kind.company")))
  await user.type(screen.getByLabelText(t("provider-create:who.company")), "Casa")
  expect(await screen.findByText(words)).toBeDefined()
})

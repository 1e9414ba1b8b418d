import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aCategoryTree } from "../../../test/answers/category-tree.ts"
import { aProvider, aProviderDraft, aProviderId } from "../../../test/answers/provider/provider.ts"
import { services } from "../../../test/answers/provider/provider-service.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { described } from "../../../test/described.ts"
import { ofCharacters } from "../../../test/of-characters.ts"

const inBar = () => within(document.querySelector<HTMLElement>("[data-bottom-bar]") ?? document.body)
const draftIs = (state: string) =>
  waitFor(() => expect(document.querySelector(`[data-draft="${state}"]`)).not.toBeNull())
const withPicture = aPerson({ image: "/me.png" })

const open = (at: string, api: Answers = {}) =>
  renderPage(at, {
    as: withPicture,
    api: {
      "category.getTree": aCategoryTree(),
      "provider.getMy": null,
      "providerService.getByProvider": services(),
      "contact.getMy": [],
      ...api,
    },
  })

/** From here on time passes only in a pause: typing may take as long as it takes. */
const stopTime = () => vi.useFakeTimers()
const pause = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms))

test("a visitor learns what they get, and what they write stays in this browser", async () => {
  const { user, api, t, unmount } = await renderPage("/providers/create", {
    api: { "category.getTree": aCategoryTree() },
  })
  expect(screen.getByText(t("provider-create:visitor.title"))).toBeDefined()
  await user.click(screen.getByLabelText(t("provider-create:who.headline")))
  await user.paste("I tune pianos")
  await draftIs("here")
  expect(api.calls("provider.create")).toEqual([])
  unmount()
  const again = await renderPage("/providers/create", { api: { "category.getTree": aCategoryTree() } })
  expect(again.getByLabelText(t("provider-create:who.headline"))).toHaveProperty("value", "I tune pianos")
})

test("a visitor's last step asks to log in and leads back to it; there is nothing to publish", async () => {
  const { t } = await renderPage("/providers/create?at=look", {
    api: { "category.getTree": aCategoryTree() },
  })
  await screen.findByText(t("provider-create:visitor.last"))
  const logIn = within(screen.getByRole("main")).getByText(t("provider-create:visitor.logIn"))
  expect(logIn.closest("a")?.getAttribute("href")).toBe("/signin?redirect=%2Fproviders%2Fcreate%3Fat%3Dlook")
  expect(inBar().queryByText(t("provider-create:publish"))).toBeNull()
})

async function writeAsVisitor(headline: string) {
  const { user, t, unmount } = await renderPage("/providers/create", {
    api: { "category.getTree": aCategoryTree() },
  })
  await user.click(screen.getByLabelText(t("provider-create:who.headline")))
  await user.paste(headline)
  unmount()
}

test("what a visitor wrote becomes the draft of whoever logs in", async () => {
  await writeAsVisitor("I tune pianos")
  const { api, t } = await open("/providers/create", {
    "provider.create": ({ payload }) => aProviderDraft({ headline: payload?.headline ?? "" }),
  })
  expect(screen.getByLabelText(t("provider-create:who.headline"))).toHaveProperty("value", "I tune pianos")
  await draftIs("saved")
  expect(api.calls("provider.create")).toEqual([
    { payload: { headline: "I tune pianos", lang: "en", spokenLanguages: ["en"] } },
  ])
})

test("what a visitor wrote does not silently replace an older draft of theirs", async () => {
  await writeAsVisitor("I tune pianos")
  const { user, api, t } = await open("/providers/create", {
    "provider.getMy": aProviderDraft({ headline: "I carry sofas" }),
  })
  const question = await screen.findByRole("alertdialog", { name: t("provider-create:merge.title") })
  expect(within(question).getByText("I carry sofas")).toBeDefined()
  expect(within(question).getByText("I tune pianos")).toBeDefined()
  await draftIs("changed")
  await user.click(within(question).getByRole("button", { name: t("provider-create:merge.takeTheirs") }))
  expect(screen.getByLabelText(t("provider-create:who.headline"))).toHaveProperty("value", "I carry sofas")
  expect(api.calls("provider.update")).toEqual([])
})

test("what is typed is saved after a pause: only what changed, on top of the version that is known", async () => {
  const { user, api, t } = await open("/providers/create", {
    "provider.getMy": aProviderDraft({ own: { version: 4 } }),
    "provider.update": aProviderDraft({ own: { version: 5 } }),
  })
  stopTime()
  const headline = screen.getByLabelText(t("provider-create:who.headline"))
  await user.clear(headline)
  await user.paste("I mow lawns")
  expect(api.calls("provider.update")).toEqual([])
  await pause()
  await draftIs("saved")
  expect(api.calls("provider.update")).toEqual([
    { id: aProviderId, version: 4, payload: { headline: "I mow lawns" } },
  ])
})

test("a save that fails is told, keeps the text and is tried again", async () => {
  const { user, api, t } = await open("/providers/create", {
    "provider.create": () => {
      throw failure()
    },
  })
  stopTime()
  const headline = screen.getByLabelText(t("provider-create:who.headline"))
  await user.click(headline)
  await user.paste("I mow lawns")
  await pause()
  await draftIs("failed")
  expect(inBar().getByRole("alert").textContent).toBe(t("provider-create:draft.failed"))
  expect(headline).toHaveProperty("value", "I mow lawns")
  api.answer({ "provider.create": aProviderDraft() })
  await pause(3000)
  await draftIs("saved")
})

test("whoever was logged out meanwhile is led to the log-in and back", async () => {
  const { user, t } = await open("/providers/create", {
    "provider.create": () => {
      throw refused("sign_in_needed", { httpStatus: 401 })
    },
  })
  stopTime()
  await user.click(screen.getByLabelText(t("provider-create:who.headline")))
  await user.paste("I mow lawns")
  await pause()
  await draftIs("signedOut")
  const link = screen.getByText(t("provider-create:draft.logIn"))
  expect(link.getAttribute("href")).toContain("redirect=%2Fproviders%2Fcreate")
})

test("a profile that others see already is written on its own page", async () => {
  const { address, t } = await open("/providers/create", { "provider.getMy": aProvider() })
  expect(address()).toBe("/providers/manage")
  expect(screen.getByRole("heading", { level: 1, name: t("provider-manage:title") })).toBeDefined()
})

test("publishing waits for its answer, then says what comes next", async () => {
  let publish = (_answer: ReturnType<typeof aProvider>) => {}
  const { user, api, t, address } = await open("/providers/create?at=look&redirect=%2Ftasks", {
    "provider.getMy": aProviderDraft(),
    "provider.publish": () => new Promise((resolve) => (publish = resolve)),
  })
  const button = inBar().getByRole("button", { name: t("provider-create:publish") })
  await user.click(button)
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"))
  await user.click(button)
  expect(api.calls("provider.publish")).toEqual([{ id: aProviderId }])
  api.answer({ "provider.getMy": aProvider() })
  publish(aProvider())
  const title = t("provider-create:done.title", { name: "Ion M." })
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined()
  expect(address()).toBe("/providers/create?at=done&redirect=%2Ftasks")
  const back = screen.getByText(t("provider-create:done.back")).closest("a")
  expect(back?.getAttribute("href")).toBe("/tasks")
  await screen.findByText(t("contacts:addPhone"))
  const verify = screen.getByText(t("provider-create:done.verify.action")).closest("a")
  expect(verify?.getAttribute("href")).toBe("/providers/applications")
})

test("what only the server finds wrong leads to its field", async () => {
  const { user, t } = await open("/providers/create?at=look", {
    "provider.getMy": aProviderDraft(),
    "provider.publish": () => {
      throw refused("provider_incomplete", {
        httpStatus: 422,
        fields: [{ path: "headline", code: "headline_too_short", min: 5 }],
      })
    },
  })
  await user.click(inBar().getByRole("button", { name: t("provider-create:publish") }))
  const headline = await screen.findByLabelText(t("provider-create:who.headline"))
  await waitFor(() => expect(document.activeElement).toBe(headline))
  expect(described(headline)).toContain(t("provider-create:problem.headline_too_short", ofCharacters(t, 5)))
})

test("a fault while publishing is told, and the step stays", async () => {
  const { user, t, address } = await open("/providers/create?at=look", {
    "provider.getMy": aProviderDraft(),
    "provider.publish": () => {
      throw failure(500)
    },
  })
  await user.click(inBar().getByRole("button", { name: t("provider-create:publish") }))
  await waitFor(() =>
    expect(screen.getAllByRole("alert").some(({ textContent }) => textContent !== "")).toBe(true),
  )
  expect(address()).toBe("/providers/create?at=look")
  expect(inBar().getByRole("button", { name: t("provider-create:publish") })).toBeDefined()
})

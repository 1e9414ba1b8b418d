import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { renderPage } from "../../../test/render.tsx"

test.each(locales)(
  "in %s the link of a letter asks first, and its button is a plain form to the API",
  async (locale) => {
    const { t } = await renderPage("/unsubscribe?token=a%2Bb", { locale })
    const main = within(screen.getByRole("main"))
    expect(main.getByRole("heading", { level: 1 }).textContent).toBe(t("letters:ask.title"))
    const form = main.getByRole("button", { name: t("letters:ask.submit") }).closest("form")
    expect(form?.method).toBe("post")
    expect(form?.action).toBe("http://localhost:3001/letters/stop?token=a%2Bb")
    expect(form?.querySelector("input")).toMatchObject({ name: "letters", value: "unwanted" })
  },
)

test.each([
  { state: "stopped", wish: "wanted" },
  { state: "resumed", wish: "unwanted" },
] as const)(
  "after the letters are $state the page says so and offers the way back",
  async ({ state, wish }) => {
    const { t } = await renderPage(`/unsubscribe?token=abc&state=${state}`)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t(`letters:${state}.title`))
    const form = screen.getByRole("button", { name: t(`letters:${state}.submit`) }).closest("form")
    expect(form?.querySelector("input")).toMatchObject({ name: "letters", value: wish })
  },
)

test.each(["/unsubscribe", "/unsubscribe?token=abc&state=invalid", "/unsubscribe?state=stopped"])(
  "%s is a link that does not work, and has no form",
  async (path) => {
    const { t } = await renderPage(path)
    const main = screen.getByRole("main")
    expect(within(main).getByRole("heading", { level: 1 }).textContent).toBe(t("letters:invalid.title"))
    expect(main.querySelector("form")).toBeNull()
    expect(
      within(main)
        .getByRole("link", { name: t("letters:invalid.home") })
        .getAttribute("href"),
    ).toBe("/")
  },
)

test.each(locales)("in %s it names what is stopped, and leads to all settings", async (locale) => {
  const { t } = await renderPage("/unsubscribe?token=abc&about=messages&state=stopped", { locale })
  const group = t("sending:group.messages.name")
  expect(screen.getByText(t("letters:about", { group }))).toBeDefined()
  const settings = screen.getByRole("link", { name: t("letters:settings") })
  expect(settings.getAttribute("href")).toBe("/account?section=sending")
})

test("the link of a digest is about all that can be turned off", async () => {
  const { t } = await renderPage("/unsubscribe?token=abc&about=digest")
  expect(screen.getByText(t("letters:aboutDigest"))).toBeDefined()
})

test.each(locales)("in %s a digest's link that brought back a part turns off all of them", async (locale) => {
  const { t } = await renderPage("/unsubscribe?token=abc&about=digest&state=resumedSome", { locale })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("letters:resumedSome.title"))
  expect(screen.getByText(t("letters:resumedSome.text"))).toBeDefined()
  expect(screen.queryByText(t("letters:aboutDigest"))).toBeNull()
  const form = screen.getByRole("button", { name: t("letters:resumedSome.submit") }).closest("form")
  expect(form?.querySelector("input")).toMatchObject({ name: "letters", value: "unwanted" })
})

test.each(locales)("in %s a link with nothing to bring back leads to the settings alone", async (locale) => {
  const { t } = await renderPage("/unsubscribe?token=abc&about=digest&state=resumedNone", { locale })
  const main = screen.getByRole("main")
  expect(within(main).getByRole("heading", { level: 1 }).textContent).toBe(t("letters:resumedNone.title"))
  expect(within(main).getByText(t("letters:resumedNone.text"))).toBeDefined()
  expect(within(main).queryByText(t("letters:aboutDigest"))).toBeNull()
  expect(main.querySelector("form")).toBeNull()
  const links = within(main).getAllByRole("link", { name: t("letters:settings") })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/account?section=sending"])
})

test("emails that can't be turned off say why, without a form", async () => {
  const { t } = await renderPage("/unsubscribe?state=kept")
  const main = screen.getByRole("main")
  expect(within(main).getByRole("heading", { level: 1 }).textContent).toBe(t("letters:kept.title"))
  expect(main.querySelector("form")).toBeNull()
  expect(within(main).getByRole("link", { name: t("letters:settings") })).toBeDefined()
})

test.each([
  { state: "askDaily", wish: "daily" },
  { state: "daily", wish: "unwanted" },
] as const)("of an alert the page asks or says that it comes once a day: $state", async ({ state, wish }) => {
  const { t } = await renderPage(`/unsubscribe?token=abc&about=alert&state=${state}`)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t(`letters:alert.${state}.title`))
  const form = screen.getByRole("button", { name: t(`letters:alert.${state}.submit`) }).closest("form")
  expect(form?.querySelector("input")).toMatchObject({ name: "letters", value: wish })
})

test("other emails don't come once a day", async () => {
  const { t } = await renderPage("/unsubscribe?token=abc&about=messages&state=askDaily")
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("letters:ask.title"))
})

test.each(locales)(
  "an alert may be about tasks or doers, so its texts name neither, in %s",
  async (locale) => {
    const { t } = await renderPage("/unsubscribe?token=abc&about=alert", { locale })
    const texts = (["ask", "stopped", "resumed", "askDaily", "daily"] as const).map((state) =>
      t(`letters:alert.${state}.text`),
    )
    expect(texts.join(" ")).not.toMatch(/task|doer|задани|исполнител|sarcin|executan/i)
  },
)

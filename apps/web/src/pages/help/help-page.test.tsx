import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { failure } from "../../../test/fake-api.ts"
import { shippedHelp } from "../../../test/answers/content.ts"
import { renderPage as render, type RenderOptions } from "../../../test/render.tsx"

const renderPage = (at: string, { api, ...options }: Omit<RenderOptions, "at"> = {}) =>
  render(at, { ...options, api: { ...shippedHelp(options.locale), ...api } })

const main = () => within(screen.getByRole("main"))

test("answers come while one types, from articles and short answers alike", async () => {
  const { user, t } = await renderPage("/help")
  await user.type(screen.getByRole("searchbox", { name: t("help:search.label") }), "undercut")
  main().getByText(t("help:search.found", { count: 1 }))
  const answer = main().getByRole("link", { name: t("questions:who.question") })
  expect(answer.getAttribute("href")).toBe("/faq#who")
  await user.clear(screen.getByRole("searchbox"))
  main().getByRole("link", { name: t("articles:write.title") })
})

test("what was asked is kept in the address, for whichever side one reads", async () => {
  const { user, t, address } = await renderPage("/help?for=doer", { locale: "ro" })
  await user.type(screen.getByRole("searchbox"), "lucrari")
  await user.click(screen.getByRole("button", { name: t("help:search.submit") }))
  await waitFor(() => expect(address()).toBe("/help?q=lucrari&for=doer"))
  const article = await main().findByRole("link", { name: t("articles:cancelling.title") })
  await user.click(article)
  await main().findByRole("heading", { name: t("articles:cancelling.title") })
  expect(address()).toBe("/help?read=cancelling")
})

test("what administrators wrote is listed, read and found like the rest", async () => {
  const texts = { title: "Moving a piano", body: "Ask for [three people](/tasks/create).", also: "grand" }
  const written = { slug: "piano", section: "during", audience: "customer" as const, ...texts }
  const { user, t } = await renderPage("/help", { api: { "help.getList": { data: [written], total: 1 } } })
  await user.type(screen.getByRole("searchbox"), "grand")
  main().getByText(t("help:search.found", { count: 1 }))
  await user.click(main().getByRole("link", { name: "Moving a piano" }))
  const article = within(await screen.findByRole("article"))
  expect(article.getByRole("link", { name: "three people" }).getAttribute("href")).toBe("/tasks/create")
})

test("while the API is away, the texts of the release are read", async () => {
  const away = () => {
    throw failure()
  }
  const { t } = await renderPage("/help?read=cancelling", {
    locale: "ro",
    api: { "help.getList": away, "faq.getList": away },
  })
  await main().findByRole("heading", { name: t("articles:cancelling.title") })
  expect(screen.getByRole("article").textContent).toContain("60 de minute")
})

test("nothing found leads to us", async () => {
  const { t } = await renderPage("/help?q=xyzzy")
  main().getByText(t("help:search.none", { q: "xyzzy" }))
  const answers = within(main().getByRole("region", { name: t("help:search.label") }))
  expect(answers.getByRole("link").getAttribute("href")).toBe("/contact")
})

test("the other side reads other articles, and the clocks are those of the rules", async () => {
  const { user, t } = await renderPage("/help", { locale: "ru" })
  main().getByRole("link", { name: t("articles:write.title") })
  await user.click(main().getByRole("link", { name: t("help:audience.doer") }))
  await main().findByRole("link", { name: t("articles:offering.title") })
  expect(main().queryByRole("link", { name: t("articles:write.title") })).toBeNull()
  expect(main().getByRole("region", { name: t("help:clocks.title") }).textContent).toContain("72 часа")
})

describe("a reader of an article", () => {
  const article = () => within(screen.getByRole("article"))

  test.each([
    ["yes", true, "help:helpful.yes", "help:helpful.thanks"],
    ["no", false, "help:helpful.no", null],
  ] as const)("says %s, and reads on where the buttons were", async (_, isHelpful, key, thanks) => {
    const { user, api, t } = await renderPage("/help?read=offering&for=doer", {
      api: { "help.vote": { isThanked: true } },
    })
    await user.click(article().getByRole("button", { name: t(key) }))
    const said = await article().findByRole("status")
    expect(api.calls("help.vote")).toEqual([{ article: "offering", isHelpful }])
    expect(document.activeElement).toBe(said)
    expect(article().queryByRole("button")).toBeNull()
    if (thanks) expect(said.textContent).toBe(t(thanks))
    else expect(within(said).getByRole("link").getAttribute("href")).toBe("/contact")
  })

  test("keeps the buttons when the answer did not arrive", async () => {
    const { user, t } = await renderPage("/help?read=offering", {
      api: {
        "help.vote": () => {
          throw failure()
        },
      },
    })
    await user.click(article().getByRole("button", { name: t("help:helpful.yes") }))
    await article().findByText(t("help:helpful.failed"))
    expect(article().getByRole("button", { name: t("help:helpful.no") })).toHaveProperty("disabled", false)
  })

  test("who said it before scripts ran is thanked by the address", async () => {
    const { t } = await renderPage("/help?read=offering&said=yes")
    article().getByText(t("help:helpful.thanks"))
    expect(article().queryByRole("button")).toBeNull()
  })
})

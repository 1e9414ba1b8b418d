import { screen, waitFor, within } from "@testing-library/react"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { expect, test } from "vitest"
import { aShownCategory, assembly, windows } from "../../../test/answers/category-tree.ts"
import { aReview } from "../../../test/answers/review.ts"
import { aProviderId, aProviderPage } from "../../../test/answers/provider/provider.ts"
import { aService, services } from "../../../test/answers/provider/provider-service.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const noReviews: Output<"review.getByProvider"> = {
  data: [],
  total: 0,
  summary: { avg: null, count: 0, histogram: [0, 0, 0, 0, 0], sub: {}, categories: [], langs: [] },
}

const open = (page = aProviderPage(), api: Answers = {}, more: RenderOptions = {}) =>
  renderPage(`/providers/${aProviderId}`, {
    ...more,
    api: {
      "provider.getById": page,
      "providerService.getByProvider": services(),
      "review.getByProvider": noReviews,
      ...api,
    },
  })
const side = () => within(screen.getByRole("complementary"))

test("what was checked stands as a badge, and behind it when and until when", async () => {
  const { t } = await open(
    aProviderPage({
      badges: [
        {
          type: "identity",
          verifiedAt: "2026-01-05T09:00:00.000Z",
          expiresAt: "2028-01-05T09:00:00.000Z",
          category: null,
        },
        { type: "licence", verifiedAt: null, expiresAt: null, category: assembly.name },
      ],
    }),
    {},
    { locale: "ro" },
  )
  expect(screen.getByText(t("provider-profile:badge.identity"))).toBeDefined()
  const checked = screen.getByText(t("provider-profile:checked.identity")).parentElement
  expect(checked?.textContent).toMatch(/2026.*2028/)
  const licence = t("provider-profile:checked.licence", { category: assembly.name.ro })
  expect(screen.getByText(licence).parentElement?.textContent).toContain(t("provider-profile:checked.yes"))
})

test("what was not checked and figures that rest on nothing are said as such", async () => {
  const { t } = await open()
  expect(screen.getByText(t("provider-profile:checked.none"))).toBeDefined()
  expect(screen.getAllByText(t("provider-profile:stats.none"))).toHaveLength(3)
  expect(screen.getByText(t("provider-profile:stats.explainReply"))).toBeDefined()
  expect(screen.getByText(t("provider-profile:services.none"))).toBeDefined()
  expect(screen.getByText(t("provider-profile:reviews.none"))).toBeDefined()
  expect(screen.getByText(t("provider-profile:reviews.rule"))).toBeDefined()
})

test("contacts stand as a mark; services with packages show what is in them, switched off ones are not shown", async () => {
  const pack = {
    name: "Two doors",
    price: { amount: 600_00, currency: "MDL" as const },
    includes: ["Drilling"],
  }
  const { t } = await open(aProviderPage({ bio: `Call ${hiddenMark} at once` }), {
    "providerService.getByProvider": services(
      aService({ packages: [pack] }),
      aService({ id: "off", title: "Not now", isActive: false }),
    ),
  })
  expect(screen.getByText(t("ui:hiddenContact"))).toBeDefined()
  const packages = screen.getByLabelText(
    t("provider-profile:services.packages", { title: "Assemble a wardrobe" }),
  )
  for (const words of ["Two doors", "600 lei", "Drilling"])
    expect(within(packages).getByText(words)).toBeDefined()
  expect(screen.queryByText("Not now")).toBeNull()
})

test("the next fourteen days are told one by one, each with its hours", async () => {
  const every = [{ from: "09:00", to: "18:00" }]
  const weekly = { mon: every, tue: every, wed: every, thu: every, fri: every, sat: [], sun: [] }
  await open(aProviderPage({ availability: { weekly, awayFrom: null, awayUntil: null, sameDay: false } }))
  const days = side()
    .getAllByRole("listitem")
    .filter(({ parentElement }) => parentElement?.tagName === "OL")
  expect(days).toHaveLength(14)
  expect(days.filter(({ textContent }) => /\d\d:\d\d–\d\d:\d\d/.test(textContent ?? ""))).toHaveLength(10)
})

const works = ["desk", "chair", "pane"].map((fileId, index) => ({
  fileId,
  url: `/${fileId}.png`,
  caption: fileId,
  categoryId: index === 2 ? windows.id : assembly.id,
  width: 400,
  height: 300,
}))
const twoTrades = { portfolio: works, categories: [assembly, windows].map(aShownCategory) }

test("works open in a viewer that goes on by the arrows and is left by Escape to where one was", async () => {
  const { user, t } = await open(aProviderPage(twoTrades))
  const caption = `desk · ${assembly.name.en}`
  const first = screen.getByLabelText(t("provider-profile:works.open", { number: 1, count: 3, caption }))
  await user.click(first)
  expect(await screen.findByText(t("ui:photo", { number: 1, count: 3 }))).toBeDefined()
  await user.keyboard("{ArrowLeft}")
  expect(await screen.findByText(t("ui:photo", { number: 3, count: 3 }))).toBeDefined()
  await user.keyboard("{ArrowRight}{ArrowRight}")
  expect(await screen.findByText(t("ui:photo", { number: 2, count: 3 }))).toBeDefined()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByText(t("ui:photo", { number: 2, count: 3 }))).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test("works of one kind can be looked at alone", async () => {
  const { user, t } = await open(aProviderPage(twoTrades))
  const shown = () => [...document.querySelectorAll("main a > img")].map((one) => one.getAttribute("src"))
  expect(shown()).toEqual(["/desk.png", "/chair.png", "/pane.png"])
  await user.click(screen.getByText(`${windows.name.en} · 1`))
  expect(shown()).toEqual(["/pane.png"])
  await user.click(screen.getByText(t("provider:works.all", { count: 3 })))
  expect(shown()).toHaveLength(3)
})

test("a visitor who asks for an offer or presses the heart is led through the log-in", async () => {
  const { t } = await open()
  const ask = side().getByText(t("provider-profile:ask"))
  expect(ask.getAttribute("href")).toBe(`/tasks/create?providerId=${aProviderId}`)
  const save = side().getByText(t("provider-profile:save")).closest("a")
  expect(save?.getAttribute("href")).toMatch(/^\/signin\?redirect=/)
})

test("one press on the heart saves the doer, and goes back if that fails", async () => {
  const { user, api, t } = await open(
    aProviderPage(),
    { "favourite.add": { isSaved: true } },
    { as: aPerson() },
  )
  const heart = side().getByRole("button", { name: t("provider-profile:save") })
  await user.click(heart)
  await waitFor(() => expect(heart.textContent).toBe(t("provider-profile:saved")))
  expect(heart.getAttribute("aria-pressed")).toBe("true")
  expect(api.calls("favourite.add")).toEqual([{ targetType: "provider", targetId: aProviderId }])
  api.answer({
    "favourite.remove": () => {
      throw failure(500)
    },
  })
  await user.click(heart)
  expect(await screen.findByText(t("task:unsaveFailed"))).toBeDefined()
  expect(heart.getAttribute("aria-pressed")).toBe("true")
})

test.each(["draft", "paused", "suspended", "published"] as const)(
  "doers see their own page while it is %s, without anything that is for clients",
  async (status) => {
    const { t } = await open(aProviderPage({ status }, { isOwner: true }), {}, { as: aDoer() })
    const words = t(status === "published" ? "provider-profile:own" : "provider-profile:ownHidden")
    expect(screen.getByRole("note").textContent).toContain(words)
    expect(screen.getByText(t("provider-profile:edit")).getAttribute("href")).toBe("/providers/manage")
    expect(screen.queryByText(t("provider-profile:ask"))).toBeNull()
    expect(screen.queryByText(t("provider-profile:save"))).toBeNull()
  },
)

test("a doer who is not to be found is like one who never was", async () => {
  const { t } = await open(undefined, {
    "provider.getById": () => {
      throw refused("provider_not_found", { httpStatus: 404 })
    },
  })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.title"))
})

test("reviews that don't count are shown, and it says why they don't", async () => {
  const one = aReview({ text: "Quick and clean" })
  const { t } = await open(undefined, { "review.getByProvider": { ...noReviews, data: [one], total: 1 } })
  screen.getByText("Quick and clean")
  screen.getByText(t("provider-profile:reviews.uncounted"))
  expect(screen.queryByText(t("provider-profile:reviews.none"))).toBeNull()
})

test("reviews that did not load offer to try again; the rest of the page is there", async () => {
  const { user, api, t } = await open(undefined, {
    "review.getByProvider": () => {
      throw failure(500)
    },
  })
  expect(screen.getByText(t("provider-profile:reviews.failed"))).toBeDefined()
  api.answer({ "review.getByProvider": noReviews })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText(t("provider-profile:reviews.none"))).toBeDefined()
})

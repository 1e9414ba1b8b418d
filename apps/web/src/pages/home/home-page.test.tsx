import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTree } from "../../../test/answers/category.ts"
import { aProviderCard, aProviderList } from "../../../test/answers/provider/provider-list.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const whole: Answers = {
  "task.getList": aTaskList([aTaskCard(), aTaskCard({ title: "Move a sofa" })], { total: 12 }),
  "provider.getList": aProviderList([aProviderCard()]),
  "stats.getPublic": { completedTasks: 1250, doers: 340, firstOfferMinutes: 42 },
  "category.getTree": aTree({ includeCounts: true }),
}

const main = () => within(screen.getByRole("main"))

test.each(["en", "ru", "ro"] as const)(
  "[R01] the home page tells both sides how it works, in figures that are true (%s)",
  async (locale) => {
    const { t } = await renderPage("/", { locale, api: whole })
    for (const name of [
      t("home:kinds.title"),
      t("home:wall.title"),
      t("home:verified.title"),
      t("how:client.step1.title"),
      t("how:doer.step1.title"),
      t("home:questions.title"),
      t("home:doers.title"),
    ])
      main().getByRole("heading", { name })
    for (const figure of [
      t("home:numbers.done", { count: 1250 }),
      t("home:numbers.doers", { count: 340 }),
      t("home:numbers.minutes", { count: 42 }),
    ])
      main().getByText(figure.replaceAll(/\s/g, " "))
    main().getByRole("link", { name: t("home:wall.count", { count: 12 }) })
    const question = main().getByRole("link", { name: t("faq:address.question") })
    expect(question.getAttribute("href")).toBe("/faq#address")
  },
)

test("the newest tasks hang on it and lead to themselves", async () => {
  const task = aTaskCard({ title: "Paint a bench" })
  const { api } = await renderPage("/", { api: { ...whole, "task.getList": aTaskList([task]) } })
  expect(main().getByRole("link", { name: "Paint a bench" }).getAttribute("href")).toBe(`/tasks/${task.id}`)
  expect(api.calls("task.getList")).toEqual([{ pagination: { limit: 4, offset: 0 } }])
})

test("what cannot be had, or says nothing alone, is left out, and the page is whole without it", async () => {
  const fail = () => {
    throw failure(500)
  }
  const { t } = await renderPage("/", {
    api: {
      "task.getList": fail,
      "provider.getList": fail,
      "stats.getPublic": { completedTasks: 0, doers: 3, firstOfferMinutes: null },
      "category.getTree": aTree({ includeCounts: true }),
    },
  })
  main().getByRole("heading", { name: t("home:kinds.title") })
  for (const name of [t("home:wall.title"), t("home:verified.title")])
    expect(main().queryByRole("heading", { name })).toBeNull()
  expect(main().queryByText(t("home:numbers.doers", { count: 3 }))).toBeNull()
})

test("doers are not invited to become doers", async () => {
  const { t } = await renderPage("/", { as: aDoer(), api: whole })
  expect(main().queryByRole("heading", { name: t("home:doers.title") })).toBeNull()
  const work = main().getByRole("link", { name: t("shell:doerDashboard") })
  expect(work.getAttribute("href")).toBe("/providers/dashboard")
})

import { screen, within } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { renderWithApi } from "../../test/render.tsx"
import { AnnouncementLine } from "./announcement-line.tsx"

const announcement = {
  id: "back-at-ten.2",
  tone: "warning" as const,
  link: "/help?read=late",
  texts: {
    en: { body: "Back at ten.", linkText: "More" },
    ru: { body: "Вернёмся в десять.", linkText: "Подробнее" },
    ro: { body: "Revenim la zece.", linkText: "Detalii" },
  },
}

afterEach(() => {
  document.cookie = "announcement=; Max-Age=0; Path=/"
})

test("the line is read in the language of the page, and stays closed", async () => {
  const { user, t } = await renderWithApi(<AnnouncementLine />, { locale: "ro", announcement })
  const line = within(screen.getByRole("region", { name: t("shell:announcement.label") }))
  line.getByText(/Revenim la zece\./)
  expect(line.getByRole("link", { name: "Detalii" }).getAttribute("href")).toBe("/help?read=late")
  await user.click(line.getByRole("button", { name: t("shell:announcement.close") }))
  expect(screen.queryByRole("region", { name: t("shell:announcement.label") })).toBeNull()
  expect(document.cookie).toContain("announcement=back-at-ten.2")
})

test("closing it leads the focus on to the page, not back to its start", async () => {
  const page = (
    <>
      <AnnouncementLine />
      <div id="main" tabIndex={-1} />
    </>
  )
  const { user, t } = await renderWithApi(page, { announcement })
  await user.click(screen.getByRole("button", { name: t("shell:announcement.close") }))
  expect(document.activeElement?.id).toBe("main")
})

test("without an announcement there's nothing", async () => {
  const { t } = await renderWithApi(<AnnouncementLine />)
  expect(screen.queryByRole("region", { name: t("shell:announcement.label") })).toBeNull()
})

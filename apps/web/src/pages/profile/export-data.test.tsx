import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import { failure, type Output } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { fileSizeText } from "../../ui/files/file-text.ts"
import { ExportData } from "./export-data.tsx"

const fileId = "0192f000-0000-7000-8000-0000000000f1"
const ready: Output<"user.getMyExport"> = {
  state: "ready",
  fileId,
  madeAt: "2026-03-05T10:00:00.000Z",
  until: "2026-03-08T10:00:00.000Z",
  size: 2048,
  url: "http://localhost:3001/files/my-data.json",
}

test.each(["en", "ru", "ro"] as const)(
  "in %s: the data is asked for, put together, and then there to be taken until a day",
  async (locale) => {
    stopClock()
    let now: Output<"user.getMyExport"> = null
    const { user, api, t } = await renderWithApi(<ExportData />, {
      locale,
      api: {
        "user.getMyExport": () => now,
        "user.exportMyData": () => {
          now = { state: "preparing", fileId }
          return { fileId }
        },
      },
    })
    await user.click(screen.getByRole("button", { name: t("account:export.prepare") }))
    expect((await screen.findByRole("status")).textContent).toBe(t("account:export.preparing"))
    expect(screen.queryByRole("button", { name: t("account:export.prepare") })).toBeNull()
    now = ready
    await secondsPass(2)
    const link = await screen.findByRole("link", { name: t("account:export.download") })
    expect(link.getAttribute("href")).toBe("http://localhost:3001/files/my-data.json")
    expect(link.hasAttribute("download")).toBe(true)
    expect(screen.getByText(fileSizeText(2048, locale), { exact: false })).toBeDefined()
    expect(screen.getByRole("button", { name: t("account:export.again") })).toBeDefined()
    expect(api.calls("user.exportMyData")).toHaveLength(1)
  },
)

test("data that could not be put together is told, and can be asked for again", async () => {
  const { user, t } = await renderWithApi(<ExportData />, {
    api: {
      "user.getMyExport": { state: "failed", fileId },
      "user.exportMyData": () => {
        throw failure(500)
      },
    },
  })
  expect((await screen.findByRole("alert")).textContent).toBe(t("account:export.failed"))
  await user.click(screen.getByRole("button", { name: t("account:export.prepare") }))
  await screen.findByText(t("common:unexpectedWithId", { requestId: "request-1" }))
  expect(screen.getByRole("button", { name: t("account:export.prepare") })).toBeDefined()
})

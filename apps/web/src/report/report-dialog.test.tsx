import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aDoer } from "../../test/answers/user.ts"
import { refused, type Output } from "../../test/fake-api.ts"
import { renderWithApi } from "../../test/render.tsx"
import { ReportDialog } from "./report-dialog.tsx"

const target = { targetType: "review", targetId: "review-1" } as const
const about = { name: "Sergiu L.", text: "Write to me on Telegram." }
const sent: Output<"report.create"> = {
  ...target,
  id: "report-1",
  snippet: "Good.",
  subjectName: "Sergiu L.",
  reasonCode: "contacts",
  text: "",
  files: [],
  status: "open",
  outcome: null,
  outcomeText: null,
  decidedAt: null,
  dueAt: "2026-06-02T09:00:00.000Z",
  createdAt: "2026-06-01T09:00:00.000Z",
}

test("a report needs a reason, goes with its words, and closes when it has arrived", async () => {
  const close = vi.fn<() => void>()
  const page = await renderWithApi(<ReportDialog target={target} about={about} onClose={close} />, {
    as: aDoer(),
    api: { "report.create": sent },
  })
  const { user, t, api } = page
  screen.getByRole("dialog", { name: t("report:title.review") })
  screen.getByText(t("report:of.review", { name: about.name }))
  screen.getByText(about.text)
  await user.click(screen.getByRole("button", { name: t("report:send") }))
  screen.getByText(t("report:chooseOne"))
  expect(api.calls("report.create")).toEqual([])
  await user.click(screen.getByRole("radio", { name: t("report:reasons.contacts") }))
  await user.type(screen.getByRole("textbox", { name: t("report:text") }), "The same text twice.")
  await user.click(screen.getByRole("button", { name: t("report:send") }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(api.calls("report.create")).toEqual([
    { payload: { ...target, reasonCode: "contacts", text: "The same text twice.", fileIds: [] } },
  ])
})

test("a refused one stays open with what was chosen, and says why", async () => {
  const close = vi.fn<() => void>()
  const page = await renderWithApi(<ReportDialog target={target} about={about} onClose={close} />, {
    as: aDoer(),
    api: {
      "report.create": () => {
        throw refused("report_exists")
      },
    },
  })
  const { user, t } = page
  await user.click(screen.getByRole("radio", { name: t("report:reasons.spam") }))
  await user.click(screen.getByRole("button", { name: t("report:send") }))
  await screen.findByText(t("refusal:report_exists"))
  expect(close).not.toHaveBeenCalled()
})

import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHire } from "../../test/answers/hire.ts"
import { taskId } from "../../test/answers/task-page.ts"
import { aPerson } from "../../test/answers/user.ts"
import { renderWithApi } from "../../test/render.tsx"
import { DisputeLink } from "./dispute-link.tsx"

test("leads to the dispute where the server allows it, and says why not while the job runs", async () => {
  const task = { id: taskId, status: "in_progress" } as const
  const { t, unmount } = await renderWithApi(
    <DisputeLink task={task} hire={aHire({ actions: ["dispute"] })} />,
    { as: aPerson() },
  )
  const link = screen.getByRole("link", { name: t("job:exits.dispute") })
  expect(link.getAttribute("href")).toBe(`/tasks/${taskId}/dispute`)
  unmount()
  const cannot = [{ action: "dispute", why: "dispute_talk_first" }] as const
  await renderWithApi(<DisputeLink task={task} hire={aHire({ cannot: [...cannot] })} />, { as: aPerson() })
  expect(screen.queryByRole("link")).toBeNull()
  screen.getByText(t("refusal:dispute_talk_first"))
})

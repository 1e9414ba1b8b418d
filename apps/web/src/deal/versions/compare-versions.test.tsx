import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHire } from "../../../test/answers/hire.ts"
import { inDays } from "../../../test/answers/moment.ts"
import { lei } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { renderWithApi } from "../../../test/render.tsx"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { CompareVersions } from "../compare-versions.tsx"

type Version = Assignment["versions"][number]

const first: Version = {
  version: 1,
  agreedAt: inDays(-4),
  price: lei(380),
  materialsCost: null,
  scheduledAt: inDays(1),
  scopeText: "One sofa.",
  included: ["Stairs"],
  request: null,
  isFromDispute: false,
}
const asked = { id: "r1", kind: "price", bySide: "doer", note: "Two sofas." } as const
const second: Version = { ...first, version: 2, price: lei(450), request: asked }
const third: Version = {
  ...second,
  version: 3,
  included: ["Stairs", "Rubble"],
  request: { ...asked, kind: "scope" },
}

const show = (versions: Version[]) =>
  renderWithApi(<CompareVersions hire={aHire({ versions })} isOwner />, { as: aPerson() })

test("the newest stands beside the one before it, and any earlier one can be chosen", async () => {
  const { t, user } = await show([first, second, third])
  await user.click(screen.getByRole("button", { name: t("job:versions.compare", { number: 3 }) }))
  const dialog = within(await screen.findByRole("dialog", { name: t("job-forms:versions.title") }))
  dialog.getByText(t("job-forms:versions.inForce"))
  expect(dialog.getAllByText(t("job-forms:versions.same"))).toHaveLength(2)
  dialog.getByText("Rubble", { exact: false })
  await user.selectOptions(dialog.getByLabelText(t("job-forms:versions.earlier")), "1")
  dialog.getByText(t("job-forms:versions.hire"))
  dialog.getByText(t("job-forms:versions.theyAsked", { name: "Ion" }))
  expect(dialog.getAllByText(t("job-forms:versions.changed"))).toHaveLength(1)
  dialog.getByText(/380/)
  dialog.getByText(/450/)
})

test("with one version there is nothing to compare", async () => {
  await show([first])
  expect(screen.queryByRole("button")).toBeNull()
})

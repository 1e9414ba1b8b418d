import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHire, talkId, vera } from "../../../../test/answers/hire.ts"
import { inDays } from "../../../../test/answers/moment.ts"
import { aTaskPage, lei, taskData } from "../../../../test/answers/task-page.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import { Agreement } from "./agreement.tsx"
import type { Assignment } from "../../../session/answers/offer-answers.ts"

function show(hire: Assignment, isOwner: boolean, locale: "en" | "ru" = "en") {
  const data = taskData(
    aTaskPage({ task: { status: "assigned" }, viewer: { isOwner, isAssigned: !isOwner } }),
  )
  return renderWithApi(<Agreement hire={hire} data={data} />, { as: aPerson(), locale })
}

const factOf = (name: string) => screen.getByText(name).parentElement?.querySelector("dd")?.textContent

test("all that was agreed on stands there as it was frozen, for the doer with what is to be done", async () => {
  const agreement = {
    materialsCost: lei(40),
    warrantyDays: 30,
    paymentMethod: "bank_transfer",
    spot: { lat: 47, lng: 28 },
  } as const
  const { t } = await show(aHire({ agreement, other: vera }), false, "ru")
  // What is paid in all, then what it's made of.
  expect(factOf(t("offer:hire.price"))).toBe("420\u00a0леев380\u00a0леев + 40\u00a0леев за материалы")
  expect(factOf(t("offer:hire.when"))).toBe(t("offer:hire.toAgree"))
  expect(factOf(t("offer:hire.where"))).toBe("Ботаника, Strada Tihon 5, ap. 7")
  expect(factOf(t("offer:agreement.payment"))).toBe(t("offer:hire.pay.bank_transfer"))
  expect(factOf(t("offer:warranty"))).toContain("30")
  screen.getByText("Two people for the stairs")
  screen.getByText("One sofa, it does not come apart.")
  expect(screen.getByRole("link", { name: t("offer:agreement.map") }).getAttribute("href")).toContain(
    "mlat=47",
  )
  screen.getByText(t("offer:agreement.client"))
})

test("what has ended can't be changed any more, and doesn't say how", async () => {
  const { t, unmount } = await show(aHire(), true)
  const line = (key: "frozen" | "over") => {
    const text = t(`offer:agreement.${key}`, { date: "@" }).replace("@", "[^.]+")
    return screen.queryByText(new RegExp(`^${text}$`))
  }
  expect([line("frozen"), line("over")].map(Boolean)).toEqual([true, false])
  unmount()
  await show(aHire({ endedAt: inDays(-1) }), true)
  expect([line("frozen"), line("over")].map(Boolean)).toEqual([false, true])
})

test("the two reach each other by what each has chosen to show, and by the chat", async () => {
  const contacts = [
    { type: "phone" as const, value: "+37369123456" },
    { type: "email" as const, value: "ion@example.com" },
    { type: "socialNetwork" as const, value: "@ion" },
  ]
  const { t } = await show(aHire({ other: { ...vera, name: "Ion Munteanu", contacts } }), true)
  screen.getByText("Ion Munteanu")
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(hrefs).toEqual(["tel:+37369123456", "mailto:ion@example.com", `/chat?c=${talkId}`])
  screen.getByText("@ion")
  expect(screen.queryByText(t("offer:agreement.noContacts"))).toBeNull()
})

test("without any contacts it says so, and a quiet line leads people who chose none to the account", async () => {
  const { t } = await show(aHire({ lacksOwnContacts: true }), true)
  screen.getByText(t("offer:agreement.noContacts"))
  const line = screen.getByText(t("offer:agreement.lacksContacts", { name: "Ion" }))
  const way = within(line).getByRole("link", { name: t("offer:agreement.chooseContacts") })
  expect(way.getAttribute("href")).toBe("/account?section=account#contacts")
})

test("while one of the two is deactivated it says that the work stands still", async () => {
  const { t, unmount } = await show(aHire({ strandedAt: inDays(-1) }), true)
  within(screen.getByRole("status")).getByText(t("work:stranded.text"))
  unmount()
  await show(aHire(), true)
  expect(screen.queryByText(t("work:stranded.text"))).toBeNull()
})

test("remote work has no place, and an appointment names its hour", async () => {
  const agreement = { place: null, address: null, scheduledAt: "2026-06-18T15:30:00.000Z" }
  const { t } = await show(aHire({ agreement }), true)
  expect(factOf(t("offer:hire.where"))).toBe(t("task:remote"))
  expect(factOf(t("offer:hire.when"))).toMatch(/18 Jun, 18:30/)
})

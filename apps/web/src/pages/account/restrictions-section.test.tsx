import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { refused, type Answers, type Output } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

type Restriction = Output<"restriction.getMy">["data"][number]

const limit: Restriction = {
  id: "0192f000-0000-7000-8000-000000000009",
  kind: "limit",
  reasonCode: "off_platform_pressure",
  explanation: "You asked two clients to pay outside the agreement.",
  startsAt: "2026-11-16T07:00:00.000Z",
  endsAt: "2026-11-23T07:00:00.000Z",
  isInForce: true,
  evidence: null,
  canAppeal: true,
  appeal: null,
}
const text = "The client had chosen a bank transfer in the agreement, so I sent my number."

const open = (data: Restriction[], api: Answers = {}) =>
  renderPage("/account?section=restrictions", {
    as: aPerson(),
    api: { "restriction.getMy": { data, total: data.length }, ...api },
  })

test("without decisions the section says so", async () => {
  const { t } = await open([])
  expect(await screen.findByText(t("restriction:none"))).toBeDefined()
})

test("an appeal needs enough words, and is sent once with them", async () => {
  const { t, user, api } = await open([limit], { "restriction.appeal": { ...limit, canAppeal: false } })
  await screen.findByText(limit.explanation)
  const send = screen.getByRole("button", { name: t("restriction:appeal.send") })
  await user.type(screen.getByRole("textbox"), "Too short")
  await user.click(send)
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true")
  expect(api.calls("restriction.appeal")).toEqual([])
  await user.clear(screen.getByRole("textbox"))
  await user.type(screen.getByRole("textbox"), text)
  await user.click(send)
  await screen.findByText(t("restriction:appeal.sent"))
  expect(api.calls("restriction.appeal")).toEqual([{ id: limit.id, text, fileIds: [] }])
})

test("a refused appeal says why and keeps the words", async () => {
  const { t, user } = await open([limit], {
    "restriction.appeal": () => {
      throw refused("appeal_used")
    },
  })
  await user.type(await screen.findByRole("textbox"), text)
  await user.click(screen.getByRole("button", { name: t("restriction:appeal.send") }))
  await screen.findByText(t("refusal:appeal_used"))
  expect(screen.getByRole("textbox")).toHaveProperty("value", text)
})

test.each(["upheld", "overturned"] as const)(
  "an answer that is %s is read with its words",
  async (status) => {
    const appeal = {
      status,
      text,
      at: "2026-11-16T09:00:00.000Z",
      dueAt: "2026-11-19T09:00:00.000Z",
      answer: "We looked at the agreement once more.",
      decidedAt: "2026-11-17T13:20:00.000Z",
    }
    const { t } = await open([{ ...limit, canAppeal: false, appeal }])
    await screen.findByText(appeal.answer)
    expect(
      screen.getByText(t(status === "upheld" ? "restriction:appeal.stays" : "restriction:appeal.right")),
    ).toBeDefined()
    if (status === "overturned") screen.getByText(t("restriction:appeal.notCounted"))
    expect(screen.queryByRole("textbox")).toBeNull()
  },
)

import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import { renderPage } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"

const email = "ana@example.com"

test("an address is asked for, and must be one; nothing is sent before", async () => {
  const page = await renderPage("/forgot-password", { locale: "ro" })
  const { user, api, t } = page
  const send = () => user.click(screen.getByRole("button", { name: t("reset:forgot.submit") }))
  await send()
  const field = screen.getByRole("textbox", { description: t("reset:emailRequired") })
  expect(document.activeElement).toBe(field)
  await writeInto(page, t("reset:email"), "ana@")
  await send()
  expect(screen.getByText(t("reset:emailInvalid"))).toBeDefined()
  expect(api.authCalls("/request-password-reset")).toEqual([])
})

test.each([
  [429, "reset:tooMany"],
  [500, "reset:failed"],
] as const)("an answer of %i is told, and what was typed stays", async (status, key) => {
  const page = await renderPage("/forgot-password", {
    auth: { "/request-password-reset": () => Response.json({}, { status }) },
  })
  const { user, t } = page
  const field = await writeInto(page, t("reset:email"), email)
  await user.click(screen.getByRole("button", { name: t("reset:forgot.submit") }))
  expect((await screen.findByText(t(key))).closest("[role=alert]")).not.toBeNull()
  expect(field).toHaveProperty("value", email)
})

test("the answer is the same for every address, and the link can be sent again after a minute", async () => {
  stopClock()
  const page = await renderPage("/forgot-password", { auth: { "/request-password-reset": () => ({}) } })
  const { user, api, t } = page
  await writeInto(page, t("reset:email"), email)
  await user.keyboard("{Enter}")
  const title = await screen.findByRole("heading", { level: 1, name: t("reset:sent.title") })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText(email)).toBeDefined()
  expect(screen.getByRole("button", { name: t("reset:forgot.againIn", { seconds: 60 }) })).toHaveProperty(
    "disabled",
    true,
  )
  await secondsPass(60)
  await user.click(screen.getByRole("button", { name: t("reset:forgot.again") }))
  expect(api.authCalls("/request-password-reset")).toEqual([
    { email, redirectTo: "/auth/reset-password" },
    { email, redirectTo: "/auth/reset-password" },
  ])
})

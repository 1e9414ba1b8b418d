import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import type { AuthAnswers } from "../../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { ChangeEmail } from "./change-email.tsx"
import type { WaitingChange } from "../../account/email-change-query.ts"

const email = "ana@example.com"
const newEmail = "ana.rusu@example.com"

const change: WaitingChange = {
  oldEmail: email,
  newEmail,
  expiresAt: "2026-03-06T10:00:00.000Z",
  confirmed: { old: true, new: false },
  confirms: null,
}

/** What waits is found out each time: a request makes it, cancelling ends it. */
function changing({ isWaiting = false, ...auth }: AuthAnswers | { isWaiting?: boolean } = {}): AuthAnswers {
  let waiting = isWaiting ? change : null
  return {
    "/find-email-change": () => ({ waiting }),
    "/change-email": () => {
      waiting = change
      return { status: true }
    },
    "/cancel-email-change": () => {
      waiting = null
      return {}
    },
    ...auth,
  }
}

async function ask(page: Rendered, typed: string) {
  await writeInto(page, page.t("account:email.field"), typed)
  await page.user.click(screen.getByRole("button", { name: page.t("account:email.submit") }))
}

test("[A07] the new email must be one, and another one; else nothing is sent", async () => {
  const page = await renderWithApi(<ChangeEmail email={email} />, { auth: changing() })
  for (const [typed, key] of [
    ["", "account:email.required"],
    ["ana@", "account:email.invalid"],
    [email.toUpperCase(), "account:email.same"],
  ] as const) {
    await ask(page, typed)
    const field = screen.getByRole("textbox", { description: page.t(key) })
    expect(field).toHaveProperty("value", typed)
    expect(document.activeElement).toBe(field)
  }
  expect(page.api.authCalls("/change-email")).toEqual([])
})

test.each(["en", "ru", "ro"] as const)(
  "[A06] [A08] in %s: both addresses get a link; what is waited for is shown; the button rests a minute, also after a reload",
  async (locale) => {
    stopClock()
    const auth = changing()
    const first = await renderWithApi(<ChangeEmail email={email} />, { locale, auth })
    const { api, t } = first
    await ask(first, ` ${newEmail} `)
    await screen.findByText(t("account:email.success"))
    expect(screen.getByText(t("account:email.successText"))).toBeDefined()
    expect(api.authCalls("/change-email")).toEqual([{ newEmail, callbackURL: "/dashboard" }])
    await screen.findByText(t("account:email.waiting.title"))
    expect(screen.getByText(t("account:email.waiting.confirmed", { email }))).toBeDefined()
    expect(screen.getByText(t("account:email.waiting.open", { email: newEmail }))).toBeDefined()
    expect(screen.getByLabelText(t("account:email.field"))).toHaveProperty("value", "")
    await secondsPass(10)
    first.unmount()

    const { user } = await renderWithApi(<ChangeEmail email={email} />, { locale, auth })
    const waiting = screen.getByRole("button", { name: t("account:againIn", { time: "0:50" }) })
    expect(waiting).toHaveProperty("disabled", true)
    await screen.findByText(t("account:email.waiting.title"))
    expect(screen.queryByRole("button", { name: t("account:email.waiting.resend") })).toBeNull()
    await secondsPass(50)
    await user.click(screen.getByRole("button", { name: t("account:email.waiting.resend") }))
    await screen.findByRole("button", { name: t("account:againIn", { time: "1:00" }) })
  },
)

test.each([
  [500, "account:email.fallback"],
  [429, "account:tooMany"],
] as const)(
  "[T12] a change that is answered by %i says so, and what was typed stays",
  async (status, key) => {
    const page = await renderWithApi(<ChangeEmail email={email} />, {
      auth: changing({ "/change-email": () => Response.json({}, { status }) }),
    })
    await ask(page, newEmail)
    await screen.findByText(page.t("account:email.failed"))
    expect(screen.getByText(page.t(key))).toBeDefined()
    expect(screen.getByLabelText(page.t("account:email.field"))).toHaveProperty("value", newEmail)
  },
)

test("a session that is over meanwhile is told, with a way back in", async () => {
  const page = await renderWithApi(<ChangeEmail email={email} />, {
    auth: changing({ "/change-email": () => Response.json({ code: "sign_in_needed" }, { status: 401 }) }),
  })
  await ask(page, newEmail)
  await screen.findByText(page.t("common:signedOut"))
  expect(screen.getByRole("button", { name: page.t("common:signIn") })).toBeDefined()
})

test("a request that waits can be cancelled, and where that fails it stays", async () => {
  let fails = true
  const plain = changing({ isWaiting: true })
  const { user, t } = await renderWithApi(<ChangeEmail email={email} />, {
    auth: {
      ...plain,
      "/cancel-email-change": (body) =>
        fails ? Response.json({}, { status: 500 }) : plain["/cancel-email-change"]?.(body),
    },
  })
  const cancel = () => screen.findByRole("button", { name: t("account:email.waiting.cancel") })
  await user.click(await cancel())
  await screen.findByText(t("account:email.waiting.cancelFailed"))
  expect(screen.getByText(t("account:email.waiting.title"))).toBeDefined()
  fails = false
  await user.click(await cancel())
  await waitFor(() => expect(screen.queryByText(t("account:email.waiting.title"))).toBeNull())
})

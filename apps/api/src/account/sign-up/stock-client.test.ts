// The auth library's own client, as someone outside this house would use it, over real HTTP.
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDevice, ok } from "../../../test/login/device.ts"
import { linkTo, linkToPage, tokenIn } from "../../../test/emails.ts"

const world = anApi({ env: { RATE_LIMITS: "on" } })

const password = "green-door-42"

test("[T05] [T06] the stock client drives an account from sign-up to its end", async () => {
  const [laptop, phone] = [aDevice(world), aDevice(world)]
  const email = "stock@example.com"

  await ok(laptop.signUp.email({ name: "Stock", email, password }))
  const early = await laptop.signIn.email({ email, password })
  expect(early.error).toMatchObject({ status: 401, code: "INVALID_EMAIL_OR_PASSWORD" })
  await ok(laptop.verifyEmail({ query: { token: tokenIn(await linkTo(world, email)) } }))
  // The client that signed up is logged in by the link.
  expect((await ok(laptop.getSession())).user.email).toBe(email)
  await ok(phone.signIn.email({ email, password }))
  const me = await ok(laptop.getSession())
  expect(me.user).toMatchObject({ email, name: "Stock" })

  const listed = await ok(laptop.listSessions())
  expect(listed).toHaveLength(2)
  const other = listed.find(({ token }) => token !== me.session.token)
  await ok(laptop.revokeSession({ token: other?.token ?? "" }))
  expect((await phone.getSession()).data).toBeNull()
  expect((await phone.listSessions()).error).toMatchObject({ status: 401, code: "sign_in_needed" })
  await ok(phone.signIn.email({ email, password }))
  await ok(laptop.revokeOtherSessions())
  expect((await phone.getSession()).data).toBeNull()

  await ok(laptop.updateUser({ name: "Stock Client" }))
  expect((await ok(laptop.getSession())).user.name).toBe("Stock Client")

  const newEmail = "stock.new@example.com"
  expect((await laptop.changeEmail({ newEmail: email })).error).toMatchObject({ code: "email_unchanged" })
  await ok(laptop.changeEmail({ newEmail, callbackURL: "/dashboard" }))
  const page = "/dashboard"
  for (const link of [await linkToPage(world, email, page), await linkToPage(world, newEmail, page)]) {
    const body = { token: tokenIn(link) }
    await ok(laptop.$fetch("/confirm-email-change", { method: "POST", body }))
  }
  expect((await ok(laptop.getSession())).user.email).toBe(newEmail)

  await ok(phone.requestPasswordReset({ email: newEmail, redirectTo: "/auth/reset-password" }))
  const token = tokenIn(await linkToPage(world, newEmail, "/auth/reset-password"))
  const newPassword = "blue-window-17"
  await ok(phone.resetPassword({ token, newPassword }))
  expect((await laptop.getSession()).data).toBeNull()
  expect((await phone.resetPassword({ token, newPassword })).error).toMatchObject({ code: "link_invalid" })

  await ok(laptop.signIn.email({ email: newEmail, password: newPassword }))
  await ok(laptop.revokeSessions())
  expect((await laptop.getSession()).data).toBeNull()
  await ok(laptop.signIn.email({ email: newEmail, password: newPassword }))
  await ok(laptop.signOut())
  expect((await laptop.getSession()).data).toBeNull()

  await ok(laptop.signIn.email({ email: newEmail, password: newPassword }))
  expect((await laptop.deleteUser({ password })).error).toMatchObject({ code: "password_wrong" })
  await ok(laptop.deleteUser({ password: newPassword }))
  expect((await laptop.getSession()).data).toBeNull()
  const gone = await laptop.signIn.email({ email: newEmail, password: newPassword })
  expect(gone.error).toMatchObject({ status: 401, code: "INVALID_EMAIL_OR_PASSWORD" })
})

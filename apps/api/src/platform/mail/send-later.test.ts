import { afterAll, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { passPauses } from "../../../test/pass-pauses.ts"
import { startSmtpServer } from "../../../test/mail/smtp-server.ts"

const smtp = await startSmtpServer({ refusals: 2 })
afterAll(smtp.stop)
const world = anApi({ env: { SMTP_URL: smtp.url }, pollSeconds: 1 })

test("a mail server that says 451, 451, 250 costs nobody time, and the letter arrives, once", async () => {
  const { email } = await aUser(world.db)
  expect((await world.post("/api/auth/request-password-reset", { email })).status).toBe(200)
  // The answer didn't wait for the email: without the pauses passing, it isn't there.
  expect(smtp.received).toHaveLength(0)
  const arrived = async () => {
    await passPauses(world.db)
    return smtp.received.length
  }
  await expect.poll(arrived, { timeout: 90_000, interval: 200 }).toBe(1)
  expect(smtp.refusalsLeft()).toBe(-1)

  const other = await aUser(world.db)
  await world.post("/api/auth/request-password-reset", { email: other.email })
  await expect.poll(() => smtp.received.length).toBe(2)
  expect(smtp.received.filter((letter) => letter.includes(`To: ${email}`))).toHaveLength(1)
})

test("with a mail server alone, the messages to phones are still in the mailbox, and no letter is", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  await world.post("/trpc/contact.requestPhoneOtp", { phoneNumber: "+37360000001" }, { cookie })
  const kept = async () => (await (await world.get("/dev/mailbox")).json()) as { to: string }[]
  await expect.poll(kept).toMatchObject([{ to: "+37360000001" }])
})

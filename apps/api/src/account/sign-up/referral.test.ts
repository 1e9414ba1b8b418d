import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { referralsPerDay } from "@doable/domain/user/referral"
import { anApi } from "../../../test/api.ts"
import { mailsIn } from "../../../test/mail/mail.ts"
import { aUser } from "../../../test/factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { signUps } from "../../platform/db/schema/account.ts"
import { countReferral } from "../../user/count-referral.ts"

const world = anApi()
const password = "green-door-42"

type Link = { code: string; count: number }

async function signUpBy(invitedBy: string | undefined, email: string) {
  await world.post("/api/auth/sign-up/email", { email, password, invitedBy })
  const mail = async () =>
    (await mailsIn(world.mailDir)).find(({ head }) => head.includes(`To: ${email}`))?.body ?? ""
  await expect.poll(mail).toContain("verify-email")
  return /http:\S+(verify-email\?token=\S+)/.exec(await mail())?.[1] ?? ""
}

test("who confirms a sign-up by a link is counted once, and nobody is named", async () => {
  const ana = await aCaller(world)
  expect(await ana.ask<Link | null>("referral.getMy")).toBe(null)
  const [{ code }, again] = [
    await ana.tell<Link>("referral.create", undefined),
    await ana.tell<Link>("referral.create", undefined),
  ]
  expect(again).toEqual({ code, count: 0 })
  const link = await signUpBy(code, "newcomer@example.com")
  expect(await ana.ask("referral.getMy")).toEqual({ code, count: 0 })
  await world.get(`/api/auth/${link}`)
  await world.get(`/api/auth/${link}`)
  expect(await ana.ask("referral.getMy")).toEqual({ code, count: 1 })
  expect(await world.db.select().from(signUps).where(eq(signUps.invitedBy, code))).toEqual([])
})

test.each(["nobodys222", "'; drop table", undefined])(
  "a sign-up with the code %j goes through and counts for nobody",
  async (code) => {
    const email = `${crypto.randomUUID()}@example.com`
    const answer = await world.get(`/api/auth/${await signUpBy(code, email)}`)
    expect(answer.status).toBeLessThan(400)
  },
)

test("nobody is counted by their own link, and a day counts only so many", async () => {
  const ana = await aCaller(world)
  const { code } = await ana.tell<Link>("referral.create", undefined)
  const count = (id: string) => world.db.transaction((tx) => countReferral(tx, code, id))
  await count(ana.user.id)
  expect(await ana.ask("referral.getMy")).toEqual({ code, count: 0 })
  const { id } = await aUser(world.db)
  await Promise.all(Array.from({ length: referralsPerDay + 5 }, () => count(id)))
  expect(await ana.ask("referral.getMy")).toEqual({ code, count: referralsPerDay })
})

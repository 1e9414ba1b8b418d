import { expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aPhoneCode, aUser, signedInCookie } from "../../test/factories.ts"

const world = anApi({
  env: { RATE_LIMITS: "on", SMS_PER_HOUR: "200", SMS_PREFIXES: "+373,+40,+7,+44", SMS_KEEP_OPEN: "+4477" },
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
let count = 0
/** Far from each other, as the numbers of people are. */
const aNumber = (prefix: string) => `${prefix}${String((count += 1) * 7919).padStart(8, "0")}`

async function ask(phoneNumber: string, given: Parameters<typeof aUser>[1] = {}) {
  const cookie = await signedInCookie(world.db, await aUser(world.db, given))
  const { status, body } = await answer(
    await world.post("/trpc/contact.requestPhoneOtp", { phoneNumber }, { cookie }),
  )
  return status === 200 ? "sent" : body.error?.data.refusal
}

/** Each asked by someone else; who doesn't say otherwise has been here for days. */
async function haveSent(phones: string[], given: object = {}, createdAt = minutesAgo(3 * 24 * 60)) {
  for (const phone of phones) {
    const owner = await aUser(world.db, { createdAt })
    const row = { code: "0", phone, createdAt: minutesAgo(30), cancelledAt: new Date(), network: "x" }
    await aPhoneCode(world.db, owner, { ...row, ...given })
  }
}

const row = (start: string, length: number) =>
  Array.from({ length }, (_, at) => `${start}${String(at).padStart(3, "0")}`)

test("numbers in a row are served ten times an hour, others go on", async () => {
  await haveSent(row("+40721555", 9))
  expect(await ask("+40721555100")).toBe("sent")
  expect(await ask("+40721555101")).toBe("phone_code_limit_reached")
  expect(await ask("+40721556101")).toBe("sent")
})

test("an operator whose codes nobody enters is closed for a while, the country goes on; the log says so", async () => {
  const phones = Array.from({ length: 30 }, () => aNumber("+4471"))
  await haveSent(phones.slice(0, 22))
  await haveSent(phones.slice(22), { cancelledAt: null, verifiedAt: minutesAgo(29) })
  expect(await ask(aNumber("+4471"))).toBe("phone_code_limit_reached")
  const lines = world.logLines.filter((line) => line.includes("few codes to these numbers"))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    operator: "+4471",
    sent: 30,
    entered: 8,
  })
  expect(await ask(aNumber("+4472"))).toBe("sent")
  expect(await ask(aNumber("+373"))).toBe("sent")
  await haveSent([aNumber("+4471")], { cancelledAt: null, verifiedAt: minutesAgo(29) })
  await haveSent([aNumber("+4471")], { cancelledAt: null, verifiedAt: minutesAgo(29) })
  expect(await ask(aNumber("+4471"))).toBe("sent")
})

test("new accounts that enter nothing close an operator for new accounts alone, one person for nobody", async () => {
  const since = minutesAgo(40)
  await haveSent(
    Array.from({ length: 30 }, () => aNumber("+4473")),
    {},
    since,
  )
  expect(await ask(aNumber("+4473"), { createdAt: since })).toBe("phone_code_limit_reached")
  expect(await ask(aNumber("+4473"), { createdAt: minutesAgo(2 * 24 * 60) })).toBe("sent")
  const owner = await aUser(world.db, { createdAt: minutesAgo(3 * 24 * 60) })
  for (let at = 0; at < 30; at += 1) {
    const row = { code: "0", phone: aNumber("+4474"), createdAt: minutesAgo(30), network: "x" }
    await aPhoneCode(world.db, owner, { ...row, cancelledAt: new Date() })
  }
  expect(await ask(aNumber("+4474"))).toBe("sent")
})

test("an operator that is kept open goes on", async () => {
  await haveSent(Array.from({ length: 30 }, () => aNumber("+4477")))
  expect(await ask(aNumber("+4477"))).toBe("sent")
})

test("whoever has not confirmed the address gets none", async () => {
  expect(await ask(aNumber("+7"), { emailVerified: false })).toBe("email_not_verified")
})

test("there is an end to the messages of an hour, also when many ask at once; the log says so", async () => {
  const used = await world.db.$client.query<{ count: number }>(
    "select count(*)::int as count from phone_codes where created_at > now() - interval '1 hour'",
  )
  const left = 200 - (used.rows[0]?.count ?? 0)
  expect(left).toBeGreaterThan(4)
  const phones = Array.from({ length: left - 4 }, () => aNumber("+7"))
  await haveSent(phones, { cancelledAt: null, verifiedAt: minutesAgo(29) })
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => ask(aNumber("+373"))))
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(4)
  expect(outcomes.filter((outcome) => outcome === "phone_code_limit_reached")).toHaveLength(8)
  expect(world.logLines.some((line) => line.includes("no more messages for now"))).toBe(true)
})

import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aPhoneCode, aUser, signedInCookie } from "../../test/factories.ts"
import { smsTo } from "../../test/sms.ts"
import { phoneCodes } from "../platform/db/schema/contact.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"

let clock = () => Date.now()
const world = anApi({
  now: () => new Date(clock()),
  env: { RATE_LIMITS: "on", SMS_DAILY_LIMIT: "40", SMS_PER_HOUR: "0" },
})

let count = 0
/** Far from each other, as the numbers of people are. */
const aNumber = (prefix = "+3736") => `${prefix}${String((count += 1) * 7919).padStart(7, "0")}`

async function aPerson(locale: "en" | "ru" | "ro" = "en") {
  // Not an account of this hour.
  const user = await aUser(world.db, { locale, createdAt: new Date(Date.now() - 86_400_000) })
  const cookie = await signedInCookie(world.db, user)
  const outcome = async (name: string, input: object) => {
    const { status, body } = await answer(await world.post(`/trpc/contact.${name}`, input, { cookie }))
    return status === 200 ? "done" : (body.error?.data.refusal ?? body.error?.data.fields ?? status)
  }
  return {
    user,
    cookie,
    ask: (phoneNumber: string) => outcome("requestPhoneOtp", { phoneNumber }),
    enter: (phoneNumber: string, otp: string) => outcome("validatePhoneOtp", { phoneNumber, otp }),
    addPhone: (value: string) =>
      world.post("/trpc/contact.create", { payload: { type: "phone", value } }, { cookie }),
  }
}

async function codeSentTo(phone: string, number = 1): Promise<string> {
  const messages = () => smsTo(world.mailDir, phone)
  await expect.poll(async () => (await messages()).length).toBe(number)
  const code = /\d{6}/.exec((await messages()).at(-1)?.text ?? "")?.[0]
  if (!code) throw new Error("no code")
  return code
}

const wrongThan = (code: string) => (code === "000000" ? "000001" : "000000")

describe("a code", () => {
  test("[C08] is sent to the number, proves it, and the number becomes a contact", async () => {
    const { ask, enter, addPhone } = await aPerson("ro")
    const phone = aNumber()
    expect(await ask(phone.replace("+373", "+373 "))).toBe("done")
    const code = await codeSentTo(phone)
    expect((await smsTo(world.mailDir, phone))[0]?.text).toBe(
      `${code} este codul tău Doable. Este valabil 10 minute. Nu-l spune nimănui.`,
    )
    expect(await enter(phone, wrongThan(code))).toBe("phone_code_wrong")
    expect(await enter(phone, code)).toBe("done")
    expect(await enter(phone, code)).toBe("phone_code_wrong")
    expect(await dataOf(addPhone(phone))).toMatchObject({ value: phone, isVerified: true })
  })

  test("is bound to its person and its number, and dies after ten minutes", async () => {
    const person = await aPerson()
    const other = await aPerson()
    const phone = aNumber()
    await aPhoneCode(world.db, person.user, { phone, code: "012345" })
    const late = aNumber()
    await aPhoneCode(world.db, person.user, { phone: late, code: "012345", expiresAt: new Date() })
    // More than five: someone else's guesses must not use up the tries of the person either.
    for (let guess = 0; guess < 6; guess += 1) {
      expect(await other.enter(phone, "012345")).toBe("phone_code_wrong")
    }
    expect(await person.enter(aNumber(), "012345")).toBe("phone_code_wrong")
    expect(await person.enter(late, "012345")).toBe("phone_code_wrong")
    expect(await person.enter(phone, "012345")).toBe("done")
  })

  test("lives ten minutes from when it was asked for", async () => {
    const { user, ask } = await aPerson()
    await ask(aNumber())
    const [row] = await world.db.select().from(phoneCodes).where(eq(phoneCodes.userId, user.id))
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(600_000)
  })

  test("is sent again when it is asked for again, and goes on with its time and its guesses", async () => {
    const { user, ask, enter } = await aPerson()
    const phone = aNumber()
    await ask(phone)
    const first = await codeSentTo(phone)
    for (let guess = 0; guess < 2; guess += 1)
      expect(await enter(phone, wrongThan(first))).toBe("phone_code_wrong")
    clock = () => Date.now() + 61_000
    expect(await ask(phone)).toBe("done")
    expect(await codeSentTo(phone, 2)).toBe(first)
    const rows = await world.db.select().from(phoneCodes).where(eq(phoneCodes.userId, user.id))
    const [old, open] = rows.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt))
    expect(open).toMatchObject({ expiresAt: old?.expiresAt, tries: 2, cancelledAt: null })
    expect(await enter(phone, first)).toBe("done")
    clock = () => Date.now()
  })

  test("counts again as soon as it is asked for again, whether or not the second message has left", async () => {
    const { user, ask, enter } = await aPerson()
    const phone = aNumber()
    await ask(phone)
    const code = await codeSentTo(phone)
    clock = () => Date.now() + 61_000
    await ask(phone)
    expect(await enter(phone, code)).toBe("done")
    expect(await world.db.select().from(phoneCodes).where(eq(phoneCodes.userId, user.id))).toHaveLength(2)
    clock = () => Date.now()
  })

  test("is another one once its guesses are used up, or nearly all of its time", async () => {
    const { ask, enter } = await aPerson()
    const phone = aNumber()
    await ask(phone)
    const first = await codeSentTo(phone)
    for (let guess = 0; guess < 5; guess += 1) await enter(phone, wrongThan(first))
    clock = () => Date.now() + 61_000
    await ask(phone)
    const second = await codeSentTo(phone, 2)
    clock = () => Date.now() + 61_000 + 9.5 * 60_000
    await ask(phone)
    const third = await codeSentTo(phone, 3)
    expect(await enter(phone, third)).toBe("done")
    // One in a million is the same by chance, two in a row are none.
    expect(new Set([first, second, third]).size).toBeGreaterThan(1)
    clock = () => Date.now()
  })

  test("stands nowhere but in the message", async () => {
    const { user, ask } = await aPerson()
    const phone = aNumber()
    await ask(phone)
    const code = await codeSentTo(phone)
    const rows = [
      await world.db.select().from(phoneCodes).where(eq(phoneCodes.userId, user.id)),
      await world.db.select().from(outboxEvents),
    ]
    const isCode = new RegExp(`(?<![\\da-z-])${code}(?![\\da-z-])`, "i")
    expect(JSON.stringify(rows)).not.toMatch(isCode)
    expect(world.logLines.join("\n")).not.toMatch(isCode)
    expect(world.logLines.join("\n")).not.toContain(phone)
  })
})

describe("guessing", () => {
  test("fifty at the same time count as fifty: five are compared, then even the right one is refused", async () => {
    const { user, enter } = await aPerson()
    const phone = aNumber()
    const { id } = await aPhoneCode(world.db, user, { phone, code: "012345" })
    const guesses = Array.from({ length: 50 }, (_, at) => enter(phone, String(500_000 + at)))
    const outcomes = await Promise.all(guesses)
    expect(outcomes.filter((outcome) => outcome === "phone_code_wrong")).toHaveLength(5)
    // What is more than one person may have waiting is turned away before it is compared.
    const refused = ["phone_code_used_up", "rate_limited"]
    expect(outcomes.filter((outcome) => refused.includes(String(outcome)))).toHaveLength(45)
    expect(await enter(phone, "012345")).toBe("phone_code_used_up")
    const [row] = await world.db.select().from(phoneCodes).where(eq(phoneCodes.id, id))
    expect([row?.tries, row?.verifiedAt]).toEqual([5, null])
  })

  test("in batches is counted by the guess, not by the request", async () => {
    const { user, cookie } = await aPerson()
    const phone = aNumber()
    const { id } = await aPhoneCode(world.db, user, { phone, code: "012345" })
    const names = Array.from({ length: 10 }, () => "contact.validatePhoneOtp").join(",")
    const batch = (first: number) => {
      const guess = (at: number) => ({ phoneNumber: phone, otp: String(600_000 + first + at) })
      const body = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, guess(at)]))
      return world.post(`/trpc/${names}?batch=1`, body, { cookie })
    }
    const texts = await Promise.all([0, 10, 20, 30, 40].map(async (first) => (await batch(first)).text()))
    expect(texts.join("").match(/"refusal":"phone_code_wrong"/g)).toHaveLength(5)
    // What is more than one person may have waiting is turned away before it is compared.
    expect(texts.join("").match(/"refusal":"(phone_code_used_up|rate_limited)"/g)).toHaveLength(45)
    const [row] = await world.db.select().from(phoneCodes).where(eq(phoneCodes.id, id))
    expect(row?.tries).toBe(5)
  })

  test("the right code many times at once proves once", async () => {
    const { user, enter } = await aPerson()
    const phone = aNumber()
    await aPhoneCode(world.db, user, { phone, code: "012345" })
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => enter(phone, "012345")))
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1)
  })
})

describe("sending", () => {
  test("waits a minute between two, also when ten are asked for at once", async () => {
    const { ask } = await aPerson()
    const phone = aNumber()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => ask(phone)))
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === "phone_code_too_soon")).toHaveLength(9)
    expect(await ask(aNumber())).toBe("phone_code_too_soon")
    const hasty = await aPerson()
    const toMany = await Promise.all(Array.from({ length: 10 }, () => hasty.ask(aNumber())))
    expect(toMany.filter((outcome) => outcome === "done")).toHaveLength(1)
    expect(await (await aPerson()).ask(phone)).toBe("phone_code_too_soon")
  })

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  /** The books as they would be: `count` codes, each of another person unless one is given. */
  const haveSent = async (count: number, given: object, owner?: { id: string }) => {
    for (let number = 0; number < count; number += 1) {
      const to = owner ?? (await aUser(world.db))
      const row = {
        code: "0",
        phone: aNumber(),
        createdAt: minutesAgo(50),
        cancelledAt: new Date(),
        network: "x",
      }
      await aPhoneCode(world.db, to, { ...row, ...given })
    }
  }

  test("ends after five to a number in an hour", async () => {
    const phone = aNumber()
    await haveSent(4, { phone })
    expect(await (await aPerson()).ask(phone)).toBe("done")
    clock = () => Date.now() + 2 * 60_000
    expect(await (await aPerson()).ask(phone)).toBe("phone_code_limit_reached")
    clock = () => Date.now() + 11 * 60_000
    expect(await (await aPerson()).ask(phone)).toBe("done")
    clock = () => Date.now()
  })

  test("ends after ten by a person in a day", async () => {
    const { user, ask } = await aPerson()
    await haveSent(9, { createdAt: minutesAgo(23 * 60) }, user)
    expect(await ask(aNumber())).toBe("done")
    clock = () => Date.now() + 2 * 60_000
    expect(await ask(aNumber())).toBe("phone_code_limit_reached")
    clock = () => Date.now()
  })

  test("goes to the countries that are served, and to numbers alone", async () => {
    const { ask } = await aPerson()
    expect(await ask(aNumber("+8836"))).toBe("phone_country_not_served")
    expect(await ask("060000001")).toEqual([{ path: "phoneNumber", code: "contact_value_invalid" }])
  })

  test("ends when the day's budget of all is used up, and says so in the log", async () => {
    await haveSent(40, {})
    expect(await (await aPerson()).ask(aNumber())).toBe("phone_code_limit_reached")
    expect(world.logLines.some((line) => line.includes("no more messages for now"))).toBe(true)
  })
})

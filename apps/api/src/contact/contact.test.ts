import { randomUUID } from "node:crypto"
import { and, eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { contactsPerPerson } from "@doable/domain/contact/rules"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aContact, aPhoneCode, aUser, signedInCookie } from "../../test/factories.ts"
import { contacts, type phoneCodes } from "../platform/db/schema/contact.ts"

const world = anApi()

type Contact = { id: string; type: string; value: string; isPrimary: boolean; isVerified: boolean }

async function aPerson() {
  const user = await aUser(world.db)
  const cookie = await signedInCookie(world.db, user)
  const call = (name: string, input: unknown) => world.post(`/trpc/contact.${name}`, input, { cookie })
  const outcome = async (response: Promise<Response>) => {
    const { status, body } = await answer(await response)
    return status === 200 ? "done" : (body.error?.data.refusal ?? body.error?.data.fields ?? status)
  }
  return {
    user,
    add: (payload: object) => dataOf<Contact>(call("create", { payload })),
    tryAdd: (payload: object) => outcome(call("create", { payload })),
    change: (id: string, payload: object) => dataOf<Contact>(call("update", { id, payload })),
    tryChange: (id: string, payload: object) => outcome(call("update", { id, payload })),
    tryDelete: (id: string) => outcome(call("delete", { id })),
    /** A code sent to the number has been entered. */
    prove: (phone: string, given: Partial<typeof phoneCodes.$inferInsert> = {}) =>
      aPhoneCode(world.db, user, { phone, code: "123456", verifiedAt: new Date(), ...given }),
    all: () => dataOf<Contact[]>(world.get("/trpc/contact.getMy", { cookie })),
  }
}

const email = (name: string, isPrimary?: boolean) => ({
  type: "email",
  value: `${name}@example.com`,
  isPrimary,
})

describe("contacts", () => {
  test("[T08] are added, listed, changed and deleted; the first of a type is primary", async () => {
    const { add, change, all, tryDelete } = await aPerson()
    const first = await add({ ...email("Ana"), metadata: { label: "work" } })
    const second = await add(email("ion"))
    expect(first).toEqual({
      id: first.id,
      type: "email",
      value: "ana@example.com",
      isPrimary: true,
      metadata: { label: "work" },
      isVerified: false,
    })
    expect(second.isPrimary).toBe(false)
    expect(await change(second.id, { value: " @ion ", type: "socialNetwork" })).toMatchObject({
      type: "socialNetwork",
      value: "@ion",
      isPrimary: true,
    })
    expect((await all()).map(({ id }) => id)).toEqual([first.id, second.id])
    await change(second.id, { isPrimary: false })
    expect(await tryDelete(second.id)).toBe("done")
    expect((await all()).map(({ id }) => id)).toEqual([first.id])
  })

  test("[C02] [C03] [C04] say at their field what is wrong with them", async () => {
    const { tryAdd, tryChange, add } = await aPerson()
    const problem = (path: string, code: string) => [{ path: `payload.${path}`, code }]
    expect(await tryAdd({ value: "a@b.md" })).toEqual(problem("type", "contact_type_required"))
    expect(await tryAdd({ type: "email", value: "" })).toMatchObject(
      problem("value", "contact_value_required"),
    )
    expect(await tryAdd({ type: "email", value: "ana" })).toEqual(problem("value", "contact_value_invalid"))
    const { id } = await add(email("a"))
    expect(await tryChange(id, { value: "ana" })).toBe("contact_value_invalid")
    expect(await tryChange(id, { type: "phone" })).toBe("contact_value_invalid")
    expect(await tryChange(id, { value: "" })).toMatchObject(problem("value", "contact_value_required"))
  })

  test("[C05] have one primary per type: a new one may not push in, a known one may take over", async () => {
    const { add, tryAdd, change, all } = await aPerson()
    const first = await add(email("a"))
    expect(await tryAdd(email("b", true))).toBe("contact_primary_taken")
    const second = await add(email("b"))
    expect((await change(second.id, { isPrimary: true })).isPrimary).toBe(true)
    expect((await all()).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [first.id, false],
      [second.id, true],
    ])
  })

  test("[C06] that are primary are not deleted", async () => {
    const { add, change, tryDelete } = await aPerson()
    const first = await add(email("a"))
    const second = await add(email("b"))
    expect(await tryDelete(first.id)).toBe("contact_is_primary")
    await change(second.id, { isPrimary: true })
    expect(await tryDelete(first.id)).toBe("done")
    expect(await tryDelete(first.id)).toBe("contact_not_found")
  })

  test("come once each, and not without end", async () => {
    const { user, add, tryAdd, tryChange } = await aPerson()
    const { id } = await add(email("a"))
    await add(email("b"))
    expect(await tryAdd(email("A"))).toBe("contact_exists")
    expect(await tryChange(id, email("b"))).toBe("contact_exists")
    for (let count = 2; count < contactsPerPerson; count += 1) await aContact(world.db, user)
    expect(await tryAdd(email("c"))).toBe("contact_limit_reached")
  })

  test("of others are as unknown as none", async () => {
    const { tryChange, tryDelete } = await aPerson()
    const { id } = await aContact(world.db, await aUser(world.db))
    for (const unknown of [id, randomUUID()]) {
      expect(await tryChange(unknown, { isPrimary: true })).toBe("contact_not_found")
      expect(await tryDelete(unknown)).toBe("contact_not_found")
    }
  })
})

describe("a number", () => {
  const phone = { type: "phone", value: "+373 60 111 222" }
  const plain = "+37360111222"

  test("[C07] is added with its code alone, and each proof counts once", async () => {
    const { tryAdd, tryChange, add, prove, all } = await aPerson()
    expect(await tryAdd(phone)).toBe("phone_not_verified")
    await prove(plain)
    const contact = await add(phone)
    expect(contact).toMatchObject({ value: plain, isVerified: true, isPrimary: true })
    expect(await tryChange(contact.id, { type: "socialNetwork", value: "@me" })).toBe("done")
    expect(await tryAdd(phone)).toBe("phone_not_verified")
    expect(await all()).toHaveLength(1)
  })

  test("is not proven by another's code, for another number, or of long ago", async () => {
    const { tryAdd, prove } = await aPerson()
    const stranger = await aUser(world.db)
    await aPhoneCode(world.db, stranger, { phone: plain, code: "123456", verifiedAt: new Date() })
    await prove("+37360111223")
    await prove(plain, { verifiedAt: new Date(Date.now() - 31 * 60_000) })
    await prove(plain, { verifiedAt: null })
    expect(await tryAdd(phone)).toBe("phone_not_verified")
  })

  test("[C09] counts as verified while it stays, and needs a new code when it changes", async () => {
    const { add, tryChange, change, prove } = await aPerson()
    await prove(plain)
    const { id } = await add(phone)
    expect(await change(id, { value: "+373-60-111-222", metadata: { label: "own" } })).toMatchObject({
      value: plain,
      isVerified: true,
    })
    expect(await tryChange(id, { value: "+37360111229" })).toBe("phone_not_verified")
    const mail = await add(email("a"))
    expect(await tryChange(mail.id, { type: "phone", value: "+37360111229" })).toBe("phone_not_verified")
    await prove("+37360111229")
    expect(await change(id, { value: "+37360111229" })).toMatchObject({ isVerified: true })
    expect(await change(id, { type: "socialNetwork", value: "@me" })).toMatchObject({ isVerified: false })
  })

  test("keeps its proof when the action is refused after all", async () => {
    const { tryAdd, prove, add, user } = await aPerson()
    await aContact(world.db, user, { type: "phone", value: "+37360111220", isPrimary: true })
    await prove(plain)
    expect(await tryAdd({ ...phone, isPrimary: true })).toBe("contact_primary_taken")
    expect(await add(phone)).toMatchObject({ isVerified: true })
  })
})

describe("at the same time", () => {
  const primaries = (userId: string) =>
    world.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.userId, userId), eq(contacts.isPrimary, true)))

  test("ten who set their own primary leave one, and nobody meets a fault", async () => {
    const { user, tryChange } = await aPerson()
    const made = await Promise.all(Array.from({ length: 10 }, () => aContact(world.db, user)))
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.all(made.map(({ id }) => tryChange(id, { isPrimary: true })))
      expect(outcomes).toEqual(made.map(() => "done"))
      expect(await primaries(user.id)).toHaveLength(1)
    }
  })

  test("ten first contacts of a type leave one primary", async () => {
    const { user, tryAdd } = await aPerson()
    const names = Array.from({ length: 10 }, (_, at) => email(`n${at}`))
    expect(await Promise.all(names.map(tryAdd))).toEqual(names.map(() => "done"))
    expect(await primaries(user.id)).toHaveLength(1)
  })

  test("the same contact ten times is there once", async () => {
    const { tryAdd, all } = await aPerson()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryAdd(email("same"))))
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === "contact_exists")).toHaveLength(9)
    expect(await all()).toHaveLength(1)
  })

  test("one proof is used by one of ten", async () => {
    const { tryAdd, prove } = await aPerson()
    await prove("+37360111222")
    const add = () => tryAdd({ type: "phone", value: "+37360111222" })
    const outcomes = await Promise.all(Array.from({ length: 10 }, add))
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1)
  })

  test("deleting and making primary never delete a primary", async () => {
    const { user, tryChange, tryDelete } = await aPerson()
    await aContact(world.db, user, { isPrimary: true })
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aContact(world.db, user)
      const [made, gone] = await Promise.all([tryChange(id, { isPrimary: true }), tryDelete(id)])
      expect([made, gone]).toSatisfy(
        ([made, gone]) =>
          (made === "done" && gone === "contact_is_primary") ||
          (made === "contact_not_found" && gone === "done"),
      )
      expect(await primaries(user.id)).toHaveLength(1)
    }
  })
})

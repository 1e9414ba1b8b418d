import { hashPassword as hashScrypt } from "better-auth/crypto"
import { expect, test } from "vitest"
import { hashPassword, isOutdated, verifyPassword } from "../password-hash.ts"

test("a password opens its own hash alone, and no two hashes are alike", async () => {
  const [hash, second] = await Promise.all([hashPassword("green-door-42"), hashPassword("green-door-42")])
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(hash).not.toBe(second)
  expect(await verifyPassword({ hash, password: "green-door-42" })).toBe(true)
  expect(await verifyPassword({ hash, password: "green-door-43" })).toBe(false)
  expect(isOutdated(hash)).toBe(false)
})

test("a hash of another cost still opens, and is to be made anew", async () => {
  // Made by the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
  const hash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
  expect(await verifyPassword({ hash, password: "password" })).toBe(true)
  expect(await verifyPassword({ hash, password: "differentpassword" })).toBe(false)
  expect(isOutdated(hash)).toBe(true)
})

test("the first accounts' scrypt hashes still open", async () => {
  const hash = await hashScrypt("green-door-42")
  expect(await verifyPassword({ hash, password: "green-door-42" })).toBe(true)
  expect(await verifyPassword({ hash, password: "wrong" })).toBe(false)
  expect(isOutdated(hash)).toBe(true)
})

test("both spellings of a letter with an accent are one password", async () => {
  const hash = await hashPassword("caf\u00e9-au-lait")
  expect(await verifyPassword({ hash, password: "cafe\u0301-au-lait" })).toBe(true)
})

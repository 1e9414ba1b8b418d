import { expect, test } from "vitest"
import { z } from "zod"
import { looksLikeEmail } from "./email.ts"

const addresses: [address: string, isFine: boolean][] = [
  ["maria@example.com", true],
  ["Maria.Rusu+doable@mail.example.md", true],
  ["o'neil@example.co.uk", true],
  ["m@a.io", true],
  ["a_b-c@x-y.ro", true],
  ["", false],
  ["maria", false],
  ["maria@", false],
  ["@example.com", false],
  ["maria@example", false],
  ["maria@example.c", false],
  ["maria@@example.com", false],
  ["maria rusu@example.com", false],
  [" maria@example.com", false],
  [".maria@example.com", false],
  ["maria.@example.com", false],
  ["ma..ria@example.com", false],
  ["maria@-example.com", false],
  ["maria@example.com\nbcc: all@example.com", false],
  ["мария@example.com", false],
  [`${"a".repeat(243)}@example.md`, true],
  [`${"a".repeat(244)}@example.md`, false],
]

test.each(addresses)("%j looks like an address: %s", (address, isFine) => {
  expect(looksLikeEmail(address)).toBe(isFine)
})

test.each(addresses)("%j is measured as the auth library measures it", (address) => {
  expect(looksLikeEmail(address)).toBe(z.email().max(254).safeParse(address).success)
})

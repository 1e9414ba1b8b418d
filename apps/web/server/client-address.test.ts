import { expect, test } from "vitest"
import { clientAddress, trustedProxies } from "./client-address.ts"

type Row = [trusted: string, peer: string, forwardedFor: string | null, address: string]
const table: Row[] = [
  ["", "203.0.113.5", null, "203.0.113.5"],
  ["", "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["", "::ffff:203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["10.0.0.0/8", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["10.0.0.0/8", "::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["10.0.0.0/8", "10.1.2.3", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
  ["10.0.0.0/8", "10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
  ["10.0.0.0/8", "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["10.0.0.0/8", "10.1.2.3", "nonsense", "10.1.2.3"],
  ["10.0.0.0/8", "10.1.2.3", "10.0.0.1", "10.1.2.3"],
  ["::1, 127.0.0.1", "::1", "2001:db8::7", "2001:db8::7"],
  ["::1, 127.0.0.1", "127.0.0.1", "", "127.0.0.1"],
]

test.each(table)("trusting %j, %s with x-forwarded-for %j is %s", (trusted, peer, forwardedFor, address) => {
  expect(clientAddress(peer, forwardedFor, trustedProxies(trusted))).toBe(address)
})

test("a list that holds no address is refused with the entry's name", () => {
  expect(() => trustedProxies("127.0.0.1, loopback")).toThrow("TRUSTED_PROXIES: loopback is not an address")
})

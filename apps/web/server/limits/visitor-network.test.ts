import { expect, test } from "vitest"
import { trustedProxies, visitorNetwork } from "./visitor-network.ts"

const trusted = trustedProxies("10.0.0.0/8, ::1")

test.each([
  ["the peer itself, whatever it claims", "203.0.113.9, 198.51.100.7", "198.51.100.7"],
  ["whom a trusted proxy names", "203.0.113.9, 198.51.100.7, 10.1.2.3", "198.51.100.7"],
  ["past several proxies", "198.51.100.7, 10.1.2.3, ::1", "198.51.100.7"],
  ["a proxy that names nobody", "10.1.2.3", "10.1.2.3"],
  ["a proxy that names nonsense", "nobody, 10.1.2.3", "10.1.2.3"],
  ["an IPv4 peer of a dual-stack socket", "203.0.113.9, ::ffff:10.1.2.3", "203.0.113.9"],
  ["all of one IPv6 customer as one", "2001:DB8:0:1:aa:bb:cc:dd", "2001:db8:0:1::/64"],
  ["a shortened IPv6 address", "2001:db8::7", "2001:db8:0:0::/64"],
])("%s", (_title, forwardedFor, network) => {
  expect(visitorNetwork(forwardedFor, trusted)).toBe(network)
})

import { BlockList } from "node:net"
import { expect, test } from "vitest"
import { addressGroup, clientAddress, isTrusted } from "./client-address.ts"

const proxies = new BlockList()
proxies.addSubnet("10.0.0.0", 8, "ipv4")
proxies.addAddress("::1", "ipv6")

test.each([
  {
    title: "nobody trusted: the header is a claim",
    peer: "203.0.113.5",
    header: "198.51.100.7",
    is: "203.0.113.5",
  },
  {
    title: "a trusted proxy hands the address on",
    peer: "10.0.0.2",
    header: "198.51.100.7",
    is: "198.51.100.7",
  },
  {
    title: "what the client itself wrote to the left",
    peer: "10.0.0.2",
    header: "1.1.1.1, 198.51.100.7",
    is: "198.51.100.7",
  },
  {
    title: "two trusted proxies in a row",
    peer: "10.0.0.2",
    header: "198.51.100.7, 10.0.0.9",
    is: "198.51.100.7",
  },
  { title: "no header", peer: "10.0.0.2", header: undefined, is: "10.0.0.2" },
  { title: "rubbish in the header", peer: "10.0.0.2", header: "<script>, 10.0.0.9", is: "10.0.0.9" },
  {
    title: "an IPv4 peer on a dual-stack socket",
    peer: "::ffff:10.0.0.2",
    header: "2001:db8::7",
    is: "2001:db8::7",
  },
  { title: "an IPv6 proxy", peer: "::1", header: "198.51.100.7", is: "198.51.100.7" },
])("$title", ({ peer, header, is }) => {
  expect(clientAddress(peer, header, proxies)).toBe(is)
})

test("an address that is none is not trusted", () => {
  expect(isTrusted("", proxies)).toBe(false)
})

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:0:7:1:2:3:4", "2001:db8:0:7::/64"],
  ["2001:0DB8:0000:0007::9", "2001:db8:0:7::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
])("%s is counted as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

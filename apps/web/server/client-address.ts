import { BlockList, isIP } from "node:net"

/** "10.0.0.0/8, ::1" → a list that knows which addresses may speak for others. */
export function trustedProxies(list: string): BlockList {
  const trusted = new BlockList()
  for (const entry of list.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [address = "", prefix] = entry.split("/")
    const version = isIP(address)
    if (version === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address`)
    const family = version === 6 ? "ipv6" : "ipv4"
    trusted.addSubnet(address, prefix ? Number(prefix) : version === 6 ? 128 : 32, family)
  }
  return trusted
}

/** The nearest address that no trusted proxy vouches for: read from right to left, past the ones we trust. */
export function clientAddress(peer: string, forwardedFor: string | null, trusted: BlockList): string {
  const chain = [...(forwardedFor ?? "").split(",").map((part) => part.trim()).filter(Boolean), peer].map(plain)
  for (const address of chain.toReversed()) {
    const version = isIP(address)
    if (version === 0) return plain(peer)
    if (!trusted.check(address, version === 6 ? "ipv6" : "ipv4")) return address
  }
  return plain(peer)
}

/** IPv4 that arrived over an IPv6 socket is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "")
}

import { isIP, type BlockList } from "node:net"

/** Only a trusted proxy's word counts: the first address from the right that isn't itself a trusted proxy. */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let client = plainAddress(peer)
  const hops = forwardedFor?.split(",").map((hop) => plainAddress(hop.trim())) ?? []
  while (isTrusted(client, trusted)) {
    const hop = hops.pop()
    if (!hop || !isIP(hop)) break
    client = hop
  }
  return client
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const plain = plainAddress(address)
  const family = isIP(plain)
  return family !== 0 && trusted.check(plain, family === 4 ? "ipv4" : "ipv6")
}

/** A dual-stack socket shows IPv4 peers as ::ffff:192.0.2.1. */
function plainAddress(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? address
}

/** Who to count as one: an IPv6 customer has a whole /64 to choose addresses from. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? []
  const groups = (text: string) => (text ? text.split(":") : [])
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: missing }, () => "0"), ...groups(tail ?? "")]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`
}

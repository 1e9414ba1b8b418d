import { BlockList, isIP } from "node:net"

/** The networks of TRUSTED_PROXIES, as the API reads them; it refuses what is none. */
export function trustedProxies(list: string): BlockList {
  const trusted = new BlockList()
  for (const entry of list.split(",")) {
    const [address = "", bits] = entry.trim().split("/")
    const family = isIP(address)
    if (!family) continue
    trusted.addSubnet(address, Number(bits ?? (family === 4 ? 32 : 128)), family === 4 ? "ipv4" : "ipv6")
  }
  return trusted
}

/**
 * Who to count as one visitor: the first address from the right that is no trusted proxy's, of an IPv6 address its
 * first 64 bits. `forwardedFor` ends with the peer itself, as the server has put it there.
 */
export function visitorNetwork(forwardedFor: string, trusted: BlockList): string {
  const hops = forwardedFor.split(",").map((hop) => plain(hop.trim()))
  let visitor = hops.pop() ?? ""
  while (isTrusted(visitor, trusted) && isIP(hops.at(-1) ?? "")) visitor = hops.pop() ?? ""
  return isIP(visitor) === 6 ? networkOf(visitor) : visitor
}

/** Whether the other end of a connection is one of our own proxies. */
export function trustedPeer(address: string, trusted: BlockList): boolean {
  return isTrusted(plain(address), trusted)
}

/** A dual-stack socket shows IPv4 peers as ::ffff:192.0.2.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "")

function isTrusted(address: string, trusted: BlockList) {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? "ipv4" : "ipv6")
}

function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? []
  const groups = head === "" ? [] : head.split(":")
  const zeros = tail === undefined ? 0 : 4
  const first = [...groups, ...Array.from({ length: zeros }, () => "0")].slice(0, 4)
  return `${first.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`
}

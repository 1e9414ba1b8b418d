/** `hosts`: names, names with all below them (*.example.com), or whole origins for a service on the own machine. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== "" || url.password !== "") return false
  if (hosts.includes(url.origin)) return true
  return url.protocol === "https:" && url.port === "" && hosts.some((host) => isUnder(url.hostname, host))
}

const isUnder = (hostname: string, host: string) =>
  host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host

import type { AnyRouter } from "@tanstack/react-router"

/** About 500 bytes each. When they're full, they start over. */
const most = 5000
const longest = 300
type Location = ReturnType<AnyRouter["buildLocation"]>
const remembered = new Map<string, Location>()

/** What makes a location besides its path, parameters and search. */
const others = ["from", "hash", "href", "leaveParams", "mask", "state", "_includeValidateSearch"]

/**
 * On the server: a page has a hundred links, and most of them are on other pages too, so their addresses are built
 * once. Only what doesn't depend on the page that has the link is remembered.
 */
export function rememberLocations(router: AnyRouter): void {
  const build = router.buildLocation
  router.buildLocation = (wanted) => {
    const key = keyOf(wanted)
    if (!key || key.length > longest) return build(wanted)
    const location = remembered.get(key) ?? build(wanted)
    if (remembered.size >= most) remembered.clear()
    remembered.set(key, location)
    return location
  }
}

function keyOf(options: object): string | null {
  const wanted = options as Record<string, unknown>
  const { to, params = {}, search = {} } = wanted
  if (typeof to !== "string" || !to.startsWith("/") || others.some((name) => wanted[name])) return null
  // A function or `true` takes something from the page at hand, as a parameter does that isn't given.
  if (typeof params !== "object" || typeof search !== "object") return null
  if (to.split("$").length - 1 > Object.keys(params ?? {}).length) return null
  return `${to} ${JSON.stringify(params)} ${JSON.stringify(search)}`
}

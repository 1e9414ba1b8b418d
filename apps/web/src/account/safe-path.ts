/** A path of our own to return to after signing in; anything that could leave the origin becomes "/". */
export function safePath(value: unknown): string {
  if (typeof value !== "string" || value.length > 2000) return "/"
  // Control characters and backslashes are read as slashes by browsers; two slashes start another host.
  // eslint-disable-next-line no-control-regex
  if (!value.startsWith("/") || /^\/[/\\]|[\u0000-\u001f\u007f\\]/.test(value)) return "/"
  const origin = "http://origin.invalid"
  try {
    const url = new URL(value, origin)
    return url.origin === origin && !url.pathname.startsWith("//")
      ? url.pathname + url.search + url.hash
      : "/"
  } catch {
    return "/"
  }
}

/**
 * The parameter `redirect` of an address, made safe. The key is always there: the router lays what a page's
 * check returns over the raw address, and a missing key would let the raw value through.
 */
export function redirectSearch({ redirect }: Record<string, unknown>): { redirect?: string | undefined } {
  const path = safePath(redirect)
  return { redirect: path === "/" ? undefined : path }
}

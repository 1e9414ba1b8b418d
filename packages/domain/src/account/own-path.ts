/** A path of our own, without what browsers or the auth library read as another host. */
export const ownPath = /^\/(?![/\\])(?![^?#]*%(?:2f|5c))[^\\\p{Cc}]*$/iu

/** Whether a redirect stays with us: a path, or an address under that of the web. */
export function isWithin(uiUrl: string, target: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(target)) return false
  const origin = uiUrl.replace(/\/+$/, "")
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
  return target === origin || ownPath.test(path)
}

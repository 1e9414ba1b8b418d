import { hasUnsentText } from "./unsent-text.ts"

const missingCode =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * A reload brings back code that a deployment has replaced, unless it would lose what someone has typed. It happens
 * once: code that is really gone would reload for ever. The router does the same for the code of a page and leaves the
 * same mark; this is for what a loader imports.
 */
export function reloadOnce(error: unknown) {
  const message = error instanceof Error ? error.message : ""
  // Without a connection, a reload would replace our page with the browser's own.
  if (!missingCode.test(message) || !navigator.onLine || hasUnsentText()) return
  const mark = `tanstack_router_reload:${message}`
  try {
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, "1")
  } catch {
    // Nothing could remember that it was tried. People still have the button.
    return
  }
  window.location.reload()
}

const missingCode = /dynamically imported module|Importing a module script failed/

/**
 * Code that a deployment removed comes back with a reload; once, because code that is really gone would reload for
 * ever. The router does the same for the code of a page, with the same mark: this is for what its loader imports.
 */
export function reloadOnce(error: unknown) {
  const message = error instanceof Error ? error.message : ""
  if (!missingCode.test(message)) return
  const mark = `tanstack_router_reload:${message}`
  try {
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, "1")
  } catch {
    // Without a storage nobody would know that it was tried: the page has its button.
    return
  }
  window.location.reload()
}

import type { AnyRouter } from "@tanstack/react-router"

/**
 * From page to page the old one fades into the new; what changes within a page (filters, an overlay) doesn't. The
 * router's own way fades every change in browsers that know no types of it, and leaves a fading that is overtaken by
 * the next as an error nobody has caught.
 */
export function fadePage({ latestLocation, stores }: AnyRouter, update: () => Promise<void>): Promise<void> {
  const from = stores.resolvedLocation.get()
  const isOther = from && from.pathname !== latestLocation.pathname
  if (import.meta.env.SSR || !isOther || !("startViewTransition" in document) || document.hidden)
    return update()
  const fading = document.startViewTransition(update)
  const overtaken = () => undefined
  fading.ready.catch(overtaken)
  fading.finished.catch(overtaken)
  return fading.updateCallbackDone
}

import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router"
import { tidied } from "../src/blocks/list-page/read-address.ts"
import { chosenLocale, localeCookieLine } from "../src/i18n/locale-of-request.ts"
import { providerPartOf } from "../src/pages/providers/provider-search-keys.ts"
import { readProviderSearch } from "../src/pages/providers/provider-search.ts"
import { taskPartOf } from "../src/pages/tasks/task-search-keys.ts"
import { readTaskSearch } from "../src/pages/tasks/task-search.ts"

type Tidied = (search: Record<string, unknown>) => object | null

/** Public pages, and what each of them reads in its address. */
const pages: Record<string, Tidied> = {
  "/": () => null,
  "/tasks": (search) => tidied(readTaskSearch, taskPartOf(search)),
  "/providers": (search) => tidied(readProviderSearch, providerPartOf(search)),
}
/** Over these the page itself decides, and who asks for it matters. */
const overlays = ["account", "notification", "save"]

/**
 * Where an untidy address of a public page leads; null if it's tidy or only the page can know. A place that was typed
 * becomes one that the API knows, so that is left to the page: two redirects in a row would be one too many.
 */
export function tidyAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const path = pathname.replace(/(?<=.)\/$/, "")
  if (!Object.hasOwn(pages, path)) return null
  const asked = defaultParseSearch(search) as Record<string, unknown>
  if (overlays.some((name) => name in asked)) return null
  const tidy = pages[path]?.(asked)
  if ((tidy && "where" in tidy && tidy.where) || (!tidy && path === pathname)) return null
  return path + defaultStringifySearch(tidy ?? asked)
}

/** Answers before anything is rendered or asked of the API; null if the address is as it should be. */
export function redirectToTidy(request: Request, isSecure: boolean): Response | null {
  const location = tidyAddress(new URL(request.url))
  if (location === null) return null
  const headers = new Headers({
    location,
    "cache-control": "private, no-store",
    vary: "Cookie, Accept-Language",
  })
  const chosen = chosenLocale(request)
  if (chosen) headers.set("set-cookie", localeCookieLine(chosen, isSecure))
  return new Response(null, { status: 307, headers })
}

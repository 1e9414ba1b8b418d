// The built application: answers every request that is neither a file nor one of the server's own addresses.
import type { AnyRoute, AnyRouter } from "@tanstack/react-router"
import { transformHtmlStringWithRouter, getSsrStatus } from "@tanstack/react-router/ssr/server"
import {
  createServerEntry,
  createStartHandler,
  defineHandlerCallback,
  StartServer,
} from "@tanstack/react-start/server"
import { locales } from "@doable/domain/locale"
import type { Namespace } from "@doable/words/keys"
import { wordFiles } from "./i18n/word-files.ts"
import { renderWhole } from "./render-whole.ts"
import { routeTree } from "./routeTree.gen.ts"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"

/** The router hands out a page's first scripts once; a page that has to be rendered again needs them again. */
function keepScripts(serverSsr: AnyRouter["serverSsr"]) {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
}

/** As one string: nothing on a page comes later than the rest, and each stream in between would copy all of it. */
const answerWhole = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  try {
    keepScripts(router.serverSsr)
    const html = await renderWhole(<StartServer router={router} />, request.signal)
    const page = await transformHtmlStringWithRouter(router, html)
    // As bytes from here on: each answer made of a string would copy and encode all of it again.
    const bytes = Buffer.from(import.meta.env.PROD ? scriptsAfterPaint(page) : page)
    return new Response(bytes, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

export default createServerEntry({ fetch: createStartHandler(answerWhole) })

/** Everything that a page may declare, for the build: the words of each in all languages. */
export const everyWordFile = () =>
  locales.flatMap((locale) => declaredFrom(routeTree).flatMap((names) => wordFiles(locale, names)))

function declaredFrom(route: AnyRoute, above: readonly Namespace[] = []): (readonly Namespace[])[] {
  const names = [...above, ...(route.options.staticData?.words ?? [])]
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  return [names, ...children.flatMap((child) => declaredFrom(child, names))]
}

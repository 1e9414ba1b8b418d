// What makes the site an app: the service worker, the page it shows offline, and the manifest in each language.
import { createHash } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { locales } from "@doable/domain/locale"
import { manifest, manifestPath } from "./manifest.ts"
import { offlinePage, offlinePath } from "./offline-page.ts"
import { serviceWorker, type WorkerFacts } from "./service-worker.ts"

const workerPath = "/sw.js"

type AppFile = { type: string; body: string; policy?: string }

/** Null for every address that isn't one of theirs. */
export async function appFiles({
  assets,
  appName,
  apiUrl,
}: {
  assets: string
  appName: string
  apiUrl: string
}) {
  const names = await readdir(join(assets, "assets")).catch((): string[] => [])
  const fonts = names.filter((name) => isFont.test(name)).map((name) => `/assets/${name}`)
  const page = offlinePage({ appName, fonts })
  // The names carry hashes of their files, so together they stand for the build.
  const build = createHash("sha256")
    .update([...names.toSorted(), page.body].join())
    .digest("hex")
    .slice(0, 12)
  const files = new Map<string, AppFile>([
    [workerPath, workerFile({ build, offlinePage: offlinePath, kept: [offlinePath, ...fonts], apiUrl })],
    [offlinePath, { type: "text/html", ...page }],
    ...locales.map((locale): [string, AppFile] => [
      manifestPath(locale),
      { type: "application/manifest+json", body: manifest(locale, appName) },
    ]),
  ])
  return ({ method, url }: Request): Response | null => {
    const file = files.get(new URL(url).pathname)
    return file ? answerWith(file, method) : null
  }
}

/** What the few words of the offline page are written with. */
const isFont = /^(display|text)-(latin|cyrillic|romanian)-(?!ext-)[\w-]+\.woff2$/

const workerFile = (facts: WorkerFacts): AppFile => ({
  type: "text/javascript",
  body: `(${serviceWorker.toString()})(self, ${JSON.stringify(facts)})`,
  policy: `default-src 'none'; connect-src 'self' ${new URL(facts.apiUrl).origin}`,
})

function answerWith({ type, body, policy }: AppFile, method: string): Response {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    // A browser that kept an old worker would keep an old build.
    "cache-control": "no-cache",
    ...(policy && { "content-security-policy": policy }),
  }
  return new Response(method === "HEAD" ? null : body, { headers })
}

import { createHash } from "node:crypto"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { appFiles } from "./app-files.ts"

async function aBuild(...names: string[]) {
  const assets = await mkdtemp(join(tmpdir(), "doable-build-"))
  onTestFinished(() => rm(assets, { recursive: true }))
  await mkdir(join(assets, "assets"))
  for (const name of names) await writeFile(join(assets, "assets", name), "")
  const fileAt = await appFiles({ assets, appName: "Doable <&>", apiUrl: "https://api.doable.example" })
  return async (path: string, method = "GET") => {
    const answer = fileAt(new Request(`https://doable.example${path}`, { method }))
    return answer && { headers: answer.headers, text: await answer.text() }
  }
}

test("the worker is never kept by the browser, may call our own addresses alone, and changes with the build", async () => {
  const [one, same, other] = [await aBuild("a-1.js"), await aBuild("a-1.js"), await aBuild("a-2.js")]
  const worker = await one("/sw.js")
  expect(Object.fromEntries(worker?.headers ?? [])).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self' https://api.doable.example",
  })
  expect(() => new Function(worker?.text ?? "(")).not.toThrow()
  expect((await same("/sw.js"))?.text).toBe(worker?.text)
  expect((await other("/sw.js"))?.text).not.toBe(worker?.text)
  expect((await one("/sw.js", "HEAD"))?.text).toBe("")
})

test("the offline page is whole on its own, in three languages, and runs its own script alone", async () => {
  const open = await aBuild("display-latin-x1.woff2", "text-cyrillic-x2.woff2", "display-latin-ext-x3.woff2")
  const page = await open("/offline.html")
  for (const title of ["You’re offline", "Нет подключения", "Ești offline"])
    expect(page?.text).toContain(`<h1>${title}</h1>`)
  expect(page?.text).toContain("Doable &lt;&amp;>")
  const parts = [...(page?.text ?? "").matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)]
  expect(parts).toHaveLength(2)
  const policy = page?.headers.get("content-security-policy") ?? ""
  for (const [, , text = ""] of parts)
    expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  expect(policy).not.toContain("unsafe")
  const worker = (await open("/sw.js"))?.text
  expect(worker).toContain(
    '"kept":["/offline.html","/assets/display-latin-x1.woff2","/assets/text-cyrillic-x2.woff2"]',
  )
})

test.each(locales)("the manifest in %s names one and the same app", async (locale) => {
  const open = await aBuild()
  const file = await open(`/manifest.${locale}.webmanifest`)
  expect(file?.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8")
  const { icons, shortcuts, ...rest } = JSON.parse(file?.text ?? "{}") as Record<string, { url: string }[]>
  expect(rest).toMatchObject({ id: "/", name: "Doable <&>", lang: locale, display: "standalone", scope: "/" })
  expect(icons).toHaveLength(3)
  expect(shortcuts?.map(({ url }) => url)).toEqual(["/tasks/create", "/dashboard", "/chat"])
})

test("every other address is left to the pages", async () => {
  const open = await aBuild()
  for (const path of ["/", "/sw.js/", "/offline", "/manifest.de.webmanifest"])
    expect(await open(path)).toBe(null)
})

test("the worker tells the API a new address for pushes, with the former one", async () => {
  const open = await aBuild()
  const text = (await open("/sw.js"))?.text ?? ""
  const listeners = new Map<string, (event: object) => void>()
  const sent: [string, RequestInit][] = []
  const self = {
    location: { origin: "https://doable.example" },
    navigator: { userAgent: "Firefox" },
    registration: { pushManager: { getSubscription: async () => null } },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  const fetch = async (url: string, init: RequestInit) => void sent.push([url, init])
  new Function("self", "fetch", text)(self, fetch)
  const device = { endpoint: "https://push.example/2", keys: { p256dh: "p", auth: "a" } }
  let done: Promise<unknown> | undefined
  listeners.get("pushsubscriptionchange")?.({
    oldSubscription: { endpoint: "https://push.example/1", options: {} },
    newSubscription: { toJSON: () => device },
    waitUntil: (waited: Promise<unknown>) => (done = waited),
  })
  await done
  const [[url, { body, ...init }]] = sent as [[string, RequestInit]]
  expect(url).toBe("https://api.doable.example/trpc/push.subscribe")
  expect(init).toMatchObject({ method: "POST", credentials: "include" })
  expect(JSON.parse(String(body))).toEqual({ by: "worker", former: "https://push.example/1", ...device })
})

// The site as an app, in a browser with service workers: offline, after an update, and when a push comes.
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, type Page } from "playwright-core"
import { expect, onTestFinished, test } from "vitest"
import { appFiles } from "../../apps/web/server/worker/app-files.ts"
import { searchPath } from "../../scripts/env.ts"
import { openContext, visit, withBrowser, world, type PageOptions } from "../world/browser.ts"

withBrowser()

const push = { id: "n1", title: "Stefan sent an offer", body: "780 lei", url: "/tasks?q=tap" }

/** With the worker in charge of the page. */
async function anApp(options: PageOptions = {}) {
  const context = await openContext({ ...options, serviceWorker: true })
  const page = await context.newPage()
  await visit(page, "/how-it-works")
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await visit(page, "/how-it-works")
  return { context, page, worker }
}

/** The addresses of all that's kept, of every build. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
    return (await Promise.all(lists)).flat().map((url) => new URL(url).pathname)
  })

test("offline, an address shows the offline page in the chosen language, and the page itself once we're back", async () => {
  const { context, page } = await anApp({ as: "customer", locale: "ru" })
  await context.addCookies([{ name: "locale", value: "ru", url: world.webUrl }])
  await context.setOffline(true)
  await page.goto("/dashboard")
  await page.getByRole("heading", { level: 1, name: "Нет подключения" }).waitFor()
  await expect.poll(() => page.title()).toBe("Нет подключения · Doable")
  await expect.poll(() => page.getByRole("heading").count()).toBe(1)
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  await expect.poll(beyond).toBe(0)
  const kept = page.getByText("Черновики на этом устройстве")
  await expect.poll(() => kept.isVisible()).toBe(false)
  await page.evaluate(() => localStorage.setItem("doable:work:1:report", "Done"))
  await page.getByRole("button", { name: "Повторить" }).click()
  await page.getByRole("heading", { level: 1, name: "Нет подключения" }).waitFor()
  await kept.waitFor()
  await context.setOffline(false)
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Нет подключения" }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard")
})

test("nothing that belongs to a person is kept: the offline page and hashed files alone", async () => {
  const { page } = await anApp({ as: "customer" })
  for (const path of ["/dashboard", "/chat", "/account"]) await visit(page, path)
  const kept = await keptIn(page)
  expect(kept).toContain("/offline.html")
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((path) => path !== "/offline.html" && !path.startsWith("/assets/"))).toEqual([])
})

test("a push shows while nobody looks, and leads to its page without touching an open one", async () => {
  const { page, worker } = await anApp({ as: "customer" })
  // This browser has no place to show notifications, so what would be shown and opened is written down.
  await worker.evaluate(() => {
    const { registration, clients } = self as unknown as WrittenDown
    Object.assign(self, { written: { handled: 0, shown: [], opened: [] } })
    const seen = () => (self as unknown as WrittenDown).written
    registration.showNotification = async (title, options) => void seen().shown.push({ title, ...options })
    clients.openWindow = async (url: string) => void seen().opened.push(url)
    const { waitUntil } = ExtendableEvent.prototype
    ExtendableEvent.prototype.waitUntil = function (done) {
      const count = () => void (this.type === "push" && (seen().handled += 1))
      waitUntil.call(this, done.finally(count))
    }
  })
  const seen = () => worker.evaluate(() => (self as unknown as WrittenDown).written)
  await deliver(page, world.webUrl, push)
  await expect.poll(async () => (await seen()).handled).toBe(1)
  await page.goto("about:blank")
  await deliver(page, world.webUrl, { ...push, title: "Stefan changed an offer" })
  await expect.poll(async () => (await seen()).shown.length).toBe(1)
  // Not the first: then the page was in front, with its bell.
  expect((await seen()).shown).toMatchObject([
    { title: "Stefan changed an offer", body: "780 lei", tag: "n1", data: { url: "/tasks?q=tap" } },
  ])

  const click = (url: string) =>
    worker.evaluate((path) => {
      const waited: Promise<unknown>[] = []
      const waitUntil = (done: Promise<unknown>) => void waited.push(done)
      const notification = { close: () => {}, data: { url: path } }
      self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }))
      return Promise.all(waited).then(() => null)
    }, url)
  await click("/tasks?q=tap")
  await click("https://evil.example/")
  expect((await seen()).opened).toEqual([`${world.webUrl}/tasks?q=tap`])
})

const fullBrowser = searchPath()
  .flatMap((folder) => ["chromium", "chromium-browser", "google-chrome"].map((name) => join(folder, name)))
  .find((path) => existsSync(path))

test.runIf(fullBrowser)(
  "a browser that has a place for notifications shows it, once for each notification",
  async () => {
    const site = await aSite()
    const browser = await chromium.launch({ executablePath: fullBrowser, args: ["--headless=new"] } as object)
    onTestFinished(() => browser.close())
    const context = await browser.newContext()
    await context.grantPermissions(["notifications"], { origin: site.url })
    const page = await context.newPage()
    await page.goto(site.url)
    await page.evaluate(() =>
      navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready),
    )
    await page.goto("about:blank")
    await deliver(page, site.url, push)
    await deliver(page, site.url, { ...push, title: "Stefan changed an offer" })
    await page.goto(site.url)
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const found = await registration.getNotifications()
        return found.map(({ title, body, tag }) => ({ title, body, tag }))
      })
    await expect.poll(shown).toEqual([{ title: "Stefan changed an offer", body: "780 lei", tag: "n1" }])
  },
)

test("after an update no page mixes two builds, and the old one's files go with its last page", async () => {
  const site = await aSite()
  const context = await openContext({ serviceWorker: true })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() =>
    navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready),
  )
  await page.goto(site.url)
  await expect.poll(() => page.title()).toBe("page 1, script 1")
  await page.evaluate(() => fetch("/assets/late-1.js").then(() => null))

  await site.deploy("2")
  const other = await context.newPage()
  await other.goto(site.url)
  await expect.poll(() => other.title()).toBe("page 2, script 2")
  await other.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
  const isWaiting = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting !== null))
  await expect.poll(isWaiting).toBe(true)
  // The server has no file of build 1 any more, and its page still finds what it has used.
  await expect
    .poll(() => page.evaluate(() => fetch("/assets/late-1.js").then(({ status }) => status)))
    .toBe(200)
  await page.reload()
  await expect.poll(() => page.title()).toBe("page 2, script 2")

  await page.close()
  await other.close()
  const fresh = await context.newPage()
  await fresh.goto(site.url)
  await expect.poll(() => fresh.title()).toBe("page 2, script 2")
  await expect.poll(async () => (await keptIn(fresh)).filter((path) => path.endsWith("-1.js"))).toEqual([])
})

/** Through the browser, as its push service would. */
async function deliver(page: Page, origin: string, text: object) {
  const devtools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send("ServiceWorker.enable")
  const message = { origin, registrationId: await known, data: JSON.stringify(text) }
  await devtools.send("ServiceWorker.deliverPushMessage", message)
  await devtools.detach()
}

/** Of the worker's own scope. */
declare const ExtendableEvent: {
  prototype: { type: string; waitUntil: (done: Promise<unknown>) => void }
}

interface WrittenDown {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<unknown> }
  written: { handled: number; shown: object[]; opened: string[] }
}

/** A small site with our worker. Each build has its own files, and the server has those of the newest alone. */
async function aSite() {
  const assets = await mkdtemp(join(tmpdir(), "doable-site-"))
  onTestFinished(() => rm(assets, { recursive: true }))
  let [build, fileAt] = ["1", await filesOf(assets, "1")]
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost")
    const app = fileAt(new Request(url))
    if (app) {
      response.writeHead(200, Object.fromEntries(app.headers)).end(await app.text())
    } else if (url.pathname === "/") {
      const page = `<title>page ${build}</title><script type="module" src="/assets/main-${build}.js"></script>`
      response.writeHead(200, { "content-type": "text/html", "cache-control": "no-store" }).end(page)
    } else {
      const isThere = url.pathname.endsWith(`-${build}.js`)
      const headers = { "content-type": "text/javascript", "cache-control": "no-store" }
      response.writeHead(isThere ? 200 : 404, headers).end(`document.title += ", script ${build}"`)
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deploy: async (next: string) => {
      ;[build, fileAt] = [next, await filesOf(assets, next)]
    },
  }
}

async function filesOf(assets: string, build: string) {
  await rm(join(assets, "assets"), { recursive: true, force: true })
  await mkdir(join(assets, "assets"))
  await writeFile(join(assets, `assets/main-${build}.js`), "")
  return appFiles({ assets, appName: "Doable", apiUrl: world.apiUrl })
}

// What the browser tests share: pages as a visitor, as someone of the test's own or, for looking only, as a demo
// person, and a watch over faults.
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core"
import { afterAll, beforeAll, expect, inject } from "vitest"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { chromiumPath } from "../../scripts/chromium.ts"
import { hydrated } from "./browser-ready.ts"
import { expectKeptFocus, watchFocus } from "../watch/watch-focus.ts"
import type { World } from "./world.ts"

/** Each worker has a world of its own; Vitest numbers its workers from one. */
export const world = worldOf(Number(process.env["VITEST_POOL_ID"]))

function worldOf(worker: number): World {
  const found = inject("worlds")[worker - 1]
  if (!found) throw new Error(`there is no world for worker ${worker}`)
  return found
}

/** People of the demo, who belong to all tests: pages are looked at as one of them, and nothing of theirs is changed. */
export type DemoPerson = "customer" | "doer" | "admin"
export type Person = "visitor" | DemoPerson

export interface PageOptions {
  /** Someone of the test's own, or a demo person. */
  as?: Person | SignIn
  locale?: Locale
  theme?: "light" | "dark"
  width?: number
  height?: number
  scripts?: boolean
  /** Few pages are looked at while they move: what moves costs a drawing sixty times a second. */
  motion?: boolean
  /** Without it, the browser has none: what a page asks for goes to the network, where tests watch it. */
  serviceWorker?: boolean
}

interface SignIn {
  email: string
  password: string
}

const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  // Nothing here draws in three dimensions: without the imitation of a graphics card, the processor draws straight.
  "--disable-software-rasterizer",
  "--disable-background-networking",
  "--disable-component-update",
  // Axe is new on each page: to compile it well costs a fifth more than it saves.
  "--js-flags=--no-opt,--no-maglev",
]
let launched: Promise<Browser> | undefined
let browser: Browser
const contexts: BrowserContext[] = []
const withoutScripts = new WeakSet<BrowserContext>()

/**
 * Call once at the top of a file. The files of a worker share one browser, which ends with the worker; its contexts
 * share nothing. A browser for all workers would send everything through a third process.
 */
export function withBrowser() {
  beforeAll(async () => {
    launched ??= chromium.launch({ executablePath: chromiumPath(), args: browserArgs })
    browser = await launched
  })
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  expectKeptFocus()
}

export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  const { as = "visitor", locale = "en", theme = "light", width = 1440, height, scripts = true } = options
  const context = await browser.newContext({
    baseURL: world.webUrl,
    viewport: { width, height: height ?? (width < 768 ? 844 : 900) },
    locale,
    colorScheme: theme,
    javaScriptEnabled: scripts,
    reducedMotion: options.motion ? "no-preference" : "reduce",
  })
  contexts.push(context)
  if (!options.serviceWorker) await context.addInitScript(hideServiceWorker)
  if (scripts) await watchFocus(context)
  else withoutScripts.add(context)
  if (as !== "visitor") await signIn(context, as, locale)
  return context
}

const hideServiceWorker = () =>
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined })

/** Signs in over the API, as the page would, and keeps the cookie. */
async function signIn(context: BrowserContext, as: DemoPerson | SignIn, locale: Locale) {
  const person = typeof as === "object" ? as : demoPeople.find(({ part }) => part === as)
  if (!person) throw new Error(`there is no demo ${String(as)}`)
  const answer = await context.request.post(`${world.apiUrl}/api/auth/sign-in/email`, {
    data: { email: person.email, password: person.password },
    headers: { origin: world.webUrl },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await chooseLocale(context, locale)
}

/** The account's language: letters come in it. */
export async function chooseLocale(context: BrowserContext, locale: Locale) {
  const answer = await context.request.post(`${world.apiUrl}/trpc/user.setLocale`, {
    data: { locale },
    headers: { origin: world.webUrl },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function openPage(options: PageOptions = {}): Promise<Page> {
  const context = await openContext(options)
  return context.newPage()
}

export const hasScripts = (page: Page) => !withoutScripts.has(page.context())

/** Goes there and waits until the page is hydrated or, without scripts, has its styles. */
export async function visit(page: Page, path: string) {
  if (!hasScripts(page)) return page.goto(path, { waitUntil: "load" })
  const answer = await page.goto(path, { waitUntil: "domcontentloaded" })
  await hydrated(page)
  return answer
}

/** Everything a browser complains about while a page is open. */
export function watchFaults(page: Page) {
  const faults: string[] = []
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return
    // The browser itself reports the page's own status as an error; the status is checked apart.
    if (message.location().url === page.url() && message.text().startsWith("Failed to load resource")) return
    faults.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`))
  page.on("requestfailed", (request) => {
    // A navigation away cuts off what was still on its way.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return
    faults.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== "document") {
      faults.push(`request answered ${response.status()}: ${response.url()}`)
    }
  })
  return faults
}

// What the stories share: one browser per file, pages as a visitor or a demo person, and a watch over faults.
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core"
import { afterAll, beforeAll, expect, inject } from "vitest"
import type { Locale } from "../packages/domain/src/locale.ts"
import { demoPeople } from "../apps/api/src/demo/demo-people.ts"
import { connect } from "../apps/api/src/db/client.ts"
import { chromiumPath } from "../scripts/chromium.ts"
import { hydrated } from "./browser-ready.ts"

export const world = inject("world")

export type Person = "visitor" | "customer" | "doer" | "admin"

export interface PageOptions {
  as?: Person
  locale?: Locale
  theme?: "light" | "dark"
  width?: number
  height?: number
  scripts?: boolean
  reducedMotion?: boolean
}

let browser: Browser
const contexts: BrowserContext[] = []
const withoutScripts = new WeakSet<BrowserContext>()

/** Call once at the top of a file. */
export function withBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    })
  })
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    await browser.close()
    await clearTheWall()
  })
}

/** What a story has hung there would push the demo's tasks off the first page of the stories after it. */
async function clearTheWall() {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  const clear = "update tasks set status = 'cancelled' where status = 'open' and created_at > $1"
  await $client.query(clear, [world.filledAt])
  await $client.end()
}

export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  const { as = "visitor", locale = "en", theme = "light", width = 1440, height, scripts = true } = options
  const context = await browser.newContext({
    baseURL: world.webUrl,
    viewport: { width, height: height ?? (width < 768 ? 844 : 900) },
    locale,
    colorScheme: theme,
    javaScriptEnabled: scripts,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
  })
  contexts.push(context)
  if (!scripts) withoutScripts.add(context)
  if (as !== "visitor") await signIn(context, as)
  return context
}

/** Signs in over the API, as the page would, and keeps the cookie. */
async function signIn(context: BrowserContext, as: Exclude<Person, "visitor">) {
  const person = demoPeople.find(({ part }) => part === as)
  if (!person) throw new Error(`there is no demo ${as}`)
  const answer = await context.request.post(`${world.apiUrl}/api/auth/sign-in/email`, {
    data: { email: person.email, password: person.password },
    headers: { origin: world.webUrl },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function openPage(options: PageOptions = {}): Promise<Page> {
  const context = await openContext(options)
  return context.newPage()
}

/** Goes there and waits until the page is quiet and, where scripts run, hydrated. */
export async function visit(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: "networkidle" })
  if (!withoutScripts.has(page.context())) await hydrated(page)
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

// Who is online and what each of them does when.
import { randomUUID } from "node:crypto"
import { about, openBrowser, type Browser, type Shared } from "./browser.ts"
import { keepLive } from "./live.ts"
import { aPage, batch, oneOf, taskPage, type Account, type PageName } from "./pages.ts"

/** Seconds between two pages, messages of one person, tasks of one client. */
const every = { visitor: 25, signedIn: 30, message: 40, task: 600 }
/** Of the pages after the first: opened in a new tab, reloaded, or from an email. */
const documents = { visitor: 0.25, signedIn: 0.12 }
const pagesOfVisit = 8
/** Visitors who come with an empty cache. */
const newcomers = 0.6
/** A mouse that points at a link loads its page, opened or not. */
const pointedAt = 0.25
/** Of a doer's pages. Five offers may stand. */
const offers = { share: 0.07, most: 4 }

type Weights = Partial<Record<PageName, number>>
const firstPages: Weights = {
  home: 35,
  tasks: 10,
  "tasks in a category": 10,
  task: 25,
  doers: 3,
  "doers in a category": 5,
  doer: 12,
}
const nextPages: Record<"visitor" | "doer" | "client", Weights> = {
  visitor: {
    home: 4,
    tasks: 12,
    "tasks in a category": 14,
    "tasks by words": 10,
    task: 32,
    doers: 6,
    "doers in a category": 8,
    doer: 14,
  },
  doer: {
    "doer's dashboard": 12,
    tasks: 14,
    "tasks in a category": 16,
    "tasks by words": 8,
    task: 44,
    chat: 6,
  },
  client: { dashboard: 22, doers: 12, "doers in a category": 18, doer: 34, tasks: 8, chat: 6 },
}

function chosen(weights: Weights): PageName {
  const all = Object.entries(weights) as [PageName, number][]
  let left = Math.random() * all.reduce((sum, [, weight]) => sum + weight, 0)
  return all.find(([, weight]) => (left -= weight) < 0)?.[0] ?? "home"
}

/** Returns how to go offline. */
export function comeOnline(number: number, account: Account | null, shared: Shared): () => void {
  const browser = openBrowser(number, account, shared)
  if (!account) {
    visit(browser)
    return browser.close
  }
  const live = keepLive(browser, shared)
  const show = async (at: number, name: PageName) => {
    await browser.openDocument(at, aPage(name, shared.facts, account))
    if (browser.isOpen()) live.start()
  }
  const goOn = (at: number, who: "doer" | "client") =>
    Math.random() < documents.signedIn
      ? show(at, chosen(nextPages[who]))
      : openNext(browser, at, chosen(nextPages[who]))
  const start = account.isChatting ? "chat" : account.isDoer ? "doer's dashboard" : "dashboard"
  browser.plan(performance.now() + about(5), (at) => show(at, start))
  if (account.isChatting) browser.keepDoing(every.message, live.say)
  else if (account.isDoer) workAsDoer(browser, (at) => goOn(at, "doer"))
  else {
    browser.keepDoing(every.signedIn, (at) => goOn(at, "client"))
    browser.keepDoing(every.task, (at) => postTask(browser, at))
  }
  return () => {
    live.stop()
    browser.close()
  }
}

/** When a visit is over, another visitor takes the place. */
function visit(browser: Browser) {
  let pagesLeft = 0
  browser.keepDoing(every.visitor, async (at) => {
    pagesLeft -= 1
    if (pagesLeft >= 0) {
      const name = chosen(nextPages.visitor)
      const isDocument = Math.random() < documents.visitor
      return isDocument
        ? browser.openDocument(at, aPage(name, browser.facts, null))
        : openNext(browser, at, name)
    }
    pagesLeft = Math.floor(Math.random() * 2 * pagesOfVisit)
    await browser.openDocument(at, aPage(chosen(firstPages), browser.facts, null))
    if (Math.random() < newcomers) await browser.fetchFiles()
  })
}

function openNext(browser: Browser, at: number, name: PageName) {
  const { facts, account } = browser
  if (Math.random() < pointedAt) void browser.load(aPage(name, facts, account))
  return browser.openHere(at, aPage(name, facts, account))
}

function workAsDoer(browser: Browser, goOn: (at: number) => unknown) {
  let made = 0
  browser.keepDoing(every.signedIn, async (at) => {
    if (made >= offers.most || Math.random() >= offers.share) return void goOn(at)
    made += 1
    const { id, currency } = oneOf(browser.facts.tasks)
    await browser.openHere(at, taskPage(id))
    await browser.get("page in the browser", batch([["provider.getMy"], ["offerTemplate.getMy"]]))
    const message = "I have done this many times and can come this week, with my own tools."
    const payload = { taskId: id, price: { amount: 60_000, currency }, message, lang: "en" }
    browser.plan(performance.now() + about(20), (due) => browser.tell(due, "offer.create", { payload }))
  })
}

/** As the form does it: a draft that is saved while it's written, part by part, and posted at the end. */
async function postTask(browser: Browser, at: number) {
  const { plan, tell, facts } = browser
  const key = randomUUID()
  const title = `Carry ${key.slice(0, 8)} boxes to the third floor`
  const begun = await tell(at, "task.create", { key, payload: { title, lang: "en" } })
  const id = /"id":"([0-9a-f-]{36})"/.exec(begun)?.[1]
  if (!id) return
  const parts = [
    { categoryId: oneOf(facts.plainCategories), answers: {} },
    { description: `The boxes ${key} stand in the cellar and go to the third floor. There's no lift.` },
    { mode: "in_person", placeId: oneOf(facts.places), address: "Strada Florilor 5" },
    { timing: { kind: "flexible" }, isUrgent: false },
    { budgetKind: "open", currency: "MDL" },
    { spokenLanguages: ["en", "ro"] },
  ]
  const save = async (due: number, version: number): Promise<void> => {
    const payload = parts.shift()
    if (!payload) return void (await tell(due, "task.publish", { id }))
    const told = await tell(due, "task.update", { id, version, payload })
    const now = Number(/"version":(\d+)/.exec(told)?.[1] ?? version)
    plan(Math.max(performance.now(), due + about(15)), (next) => save(next, now))
  }
  plan(at + about(15), (due) => save(due, 1))
}

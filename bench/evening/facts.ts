import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { signToken } from "../../apps/api/src/account/session-cookie.ts"
import type { Filled } from "./fill.ts"
import { aPage, pageNames, type Account, type Facts } from "./pages.ts"
import { buildFolder, type World } from "./world.ts"

export async function learnFacts(
  { db, urls, uiUrl, secret }: World,
  { doers, talks }: Filled,
): Promise<Facts> {
  const rows = async <Row extends object>(text: string) => (await db.$client.query<Row>(text)).rows
  const ids = async (text: string) => (await rows<{ id: string }>(text)).map(({ id }) => id)
  const account = (number: number): Account => {
    const isDoer = number % 2 === 1
    const pair = Math.floor(number / 2)
    const cookie = `doable.session=${signToken(`token-${isDoer ? doers[pair] : `client-${pair + 1}`}`, secret)}`
    // One in five has a conversation open, and so has the other person.
    return { cookie, isDoer, isChatting: pair % 5 === 0, talkId: talks[pair] ?? "" }
  }
  return {
    urls,
    uiUrl,
    tasks: await rows(
      `select id, budget_currency as currency from tasks where status = 'open' order by published_at desc limit 5000`,
    ),
    doers: await ids(
      `select id from provider_profiles where status = 'published' order by standing desc limit 5000`,
    ),
    categories: await rows(`select id, slug from categories where parent_id is not null`),
    plainCategories: await ids(
      `select id from categories where parent_id is not null and questions = '[]' and not requires_verification`,
    ),
    places: await ids(`select id from places where id like 'bench-%'`),
    assets: await filesOfHome(urls.web),
    wordsPath: `/_serverFn/${await nameOfWords()}`,
    accounts: talks.flatMap((_, pair) => [account(pair * 2), account(pair * 2 + 1)]),
  }
}

/** A server that has just started may answer that it's busy. */
async function filesOfHome(url: string): Promise<string[]> {
  for (let tries = 0; tries < 20; tries += 1) {
    const home = await fetch(url, { headers: { accept: "text/html" } })
    const files = (await home.text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)
    if (home.ok && files) return [...new Set(files)]
  }
  throw new Error("the home page doesn't come")
}

/** The build names its server functions by a hash. */
async function nameOfWords(): Promise<string> {
  const folder = join(buildFolder, "server/assets")
  for (const file of await readdir(folder)) {
    if (!file.startsWith("i18n-context-")) continue
    const [name] = /\b[0-9a-f]{64}\b/.exec(await readFile(join(folder, file), "utf8")) ?? []
    if (name) return name
  }
  throw new Error("the build has no function that brings words")
}

/** Servers that have just started have compiled nothing yet. */
export async function warmUp(facts: Facts, { rounds, mostMs }: { rounds: number; mostMs: number }) {
  const [client = null, doer = null] = facts.accounts
  const until = performance.now() + mostMs
  const all = pageNames.flatMap((name) => [null, client, doer].map((account) => ({ name, account })))
  for (const { name, account } of Array.from({ length: rounds }, () => all).flat()) {
    if (performance.now() > until) return
    const headers = { accept: "text/html", ...(account && { cookie: account.cookie }) }
    await (await fetch(facts.urls.web + aPage(name, facts, account).path, { headers })).text()
  }
}

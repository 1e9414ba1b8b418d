// One browser: it knows when its person does something, asks as browsers do, and notes how long that took.
import type { Figures, Kind } from "./figures.ts"
import { ask, type Answer } from "./net.ts"
import { oneOf, type Account, type Facts, type Page } from "./pages.ts"

export type Shared = {
  facts: Facts
  figures: () => Figures
  /** When the last word in a conversation was said and by whom, until the other one hears of it. */
  said: Map<string, { at: number; by: number }>
}
export type Browser = ReturnType<typeof openBrowser>

const languages = ["ro", "ro", "ru", "ru", "en"]
const agent =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"

/** Between half of the mean and one and a half of it, in milliseconds. */
export const about = (seconds: number) => seconds * 1000 * (0.5 + Math.random())

export function openBrowser(number: number, account: Account | null, { facts, figures }: Shared) {
  const language = oneOf(languages)
  const common = {
    "accept-language": language,
    "accept-encoding": "gzip, deflate, br, zstd",
    "user-agent": agent,
    // Of the network that is reserved for benchmarks: every person has an address of their own.
    "x-forwarded-for": `198.18.${(number >> 8) & 255}.${number & 255}`,
    ...(account && { cookie: account.cookie }),
  }
  const json = { ...common, origin: facts.uiUrl, "content-type": "application/json" }
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let isOpen = true
  let knownWords = new Set<string>()

  /** `at`: when it should happen. What is late then counts from there, so a slow server slows nobody down. */
  function plan(at: number, run: (at: number) => unknown) {
    const begin = () => {
      timers.delete(timer)
      figures().lags.push(performance.now() - at)
      void run(at)
    }
    const timer = setTimeout(begin, Math.max(0, at - performance.now()))
    timers.add(timer)
    return () => {
      clearTimeout(timer)
      timers.delete(timer)
    }
  }

  /** For as long as the browser is open, whatever the answers do. */
  function keepDoing(seconds: number, run: (at: number) => unknown) {
    const next = (at: number) => {
      plan(at + about(seconds), next)
      void run(at)
    }
    plan(performance.now() + Math.random() * seconds * 1000, next)
  }

  const note = (kind: Kind, since: number) => figures().times[kind].push(performance.now() - since)

  function noteError(name: string) {
    if (isOpen) figures().errors[name] = (figures().errors[name] ?? 0) + 1
  }

  async function send(
    kind: string,
    url: string,
    headers: Record<string, string>,
    more: { body?: string; wantsText?: boolean } = {},
  ): Promise<Answer> {
    figures().requests += 1
    const answer = await ask({ url, headers, ...more })
    // One refused call of a batch makes it 207.
    if (answer.status !== 200)
      console.error("DEBUG", kind, answer.status, url.slice(0, 300), answer.text.slice(0, 300))
    if (answer.status !== 200) noteError(`${kind}: ${refusalIn(answer.text) ?? answer.status}`)
    return answer
  }

  const get = (kind: Kind, path: string) =>
    send(kind, facts.urls.api + path, json, { wantsText: true }).then(({ text }) => text)

  async function tell(at: number, procedure: string, input: unknown): Promise<string> {
    const url = `${facts.urls.api}/trpc/${procedure}`
    const { text } = await send(procedure, url, json, { body: JSON.stringify(input), wantsText: true })
    note("command", at)
    return text
  }

  async function openDocument(at: number, page: Page) {
    const kind = page.isShared && !account ? "shared page" : "rendered page"
    knownWords = new Set(page.words)
    const accept = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"
    await send(kind, facts.urls.web + page.path, { ...common, accept })
    note(kind, at)
  }

  async function openHere(at: number, page: Page) {
    const kind = "page in the browser"
    const missing = page.words.filter((word) => !knownWords.has(word))
    for (const word of missing) knownWords.add(word)
    if (missing.length > 0) {
      const url = facts.urls.web + facts.wordsPath + wordsQuery(missing, language)
      await send(kind, url, {
        ...common,
        "x-tsr-serverfn": "true",
        "sec-fetch-site": "same-origin",
        accept: "application/json",
      })
    }
    await load(page)
    note(kind, at)
  }

  /** As pointing at a link does it, too. */
  async function load(page: Page) {
    const answers: string[] = []
    for (let path = page.next(answers); path; path = page.next(answers))
      answers.push(await get("page in the browser", path))
  }

  /** With an empty cache. Six at a time, after the page; nobody waits for them. */
  async function fetchFiles() {
    const left = [...facts.assets]
    const some = async () => {
      for (let file = left.pop(); file; file = isOpen ? left.pop() : undefined) {
        const since = performance.now()
        await send("file", facts.urls.web + file, common)
        note("file", since)
      }
    }
    await Promise.all(Array.from({ length: 6 }, some))
  }

  return {
    facts,
    number,
    account,
    /** Of the live connection. */
    headers: json,
    isOpen: () => isOpen,
    plan,
    keepDoing,
    note,
    noteError,
    get,
    tell,
    openDocument,
    openHere,
    load,
    fetchFiles,
    close() {
      isOpen = false
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const refusalIn = (text: string) => /"refusal":"(\w+)"/.exec(text)?.[1]

/** What TanStack Start writes for a call with these two arguments. */
function wordsQuery(names: string[], language: string): string {
  const text = (s: string) => ({ t: 1, s })
  const values = [{ t: 9, i: 2, a: names.map(text), o: 0 }, text(language)]
  const data = { t: 10, i: 1, p: { k: ["namespaces", "locale"], v: values }, o: 0 }
  const payload = { t: { t: 10, i: 0, p: { k: ["data"], v: [data] }, o: 0 }, f: 127, m: [] }
  return `?payload=${encodeURIComponent(JSON.stringify(payload))}`
}

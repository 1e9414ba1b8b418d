// What is asked of every page, whatever it shows.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { root } from "../../scripts/env.ts"
import { hasScripts } from "../world/browser.ts"

interface AxeResults {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

interface Expectation {
  locale: Locale
  /** Words that must never stand on a page: the paths of all dictionary keys. */
  keys: ReadonlySet<string>
}

/** What is wrong with the words and the width of the open page. */
export async function examine(page: Page, { locale, keys }: Expectation): Promise<string[]> {
  // The window may just have got another width or theme: what follows that by script is drawn with the next frames.
  if (hasScripts(page))
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.parentElement?.closest("script, style, noscript")) continue
      const text = node.textContent?.trim()
      if (text) texts.push(text)
    }
    // What is only read aloud or shown in an empty field is words, too.
    for (const name of ["aria-label", "placeholder", "alt", "title"])
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name)?.trim()
        if (text) texts.push(text)
      }
    const root = document.documentElement
    const wide = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .slice(-1)
      .map((element) => element.outerHTML.slice(0, 160))
    // Where the rest is clipped and nothing scrolls, nobody gets to what is beyond the edge. It's meant for a text that
    // ends in dots, and for what is only read aloud.
    const edgeOf = (element: Element): number => {
      let edge = root.clientWidth
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(parent)
        if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis") return Infinity
        if (parent.clientWidth <= 1 && getComputedStyle(parent).position === "absolute") return Infinity
        if (/clip|hidden/.test(overflowX)) edge = Math.min(edge, parent.getBoundingClientRect().right)
      }
      return edge
    }
    const cut = [...document.querySelectorAll("main :is(a, button, th, td)")]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > edgeOf(element) + 1)
      .map((element) => element.outerHTML.slice(0, 160))
    return {
      cut,
      texts,
      lang: root.lang,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
      robots: document.querySelectorAll("meta[name=robots]").length,
      overflow: root.scrollWidth - root.clientWidth,
      wide,
      headings: document.querySelectorAll("h1").length,
      mains: document.querySelectorAll("main").length,
    }
  })
  return [
    ...(seen.lang === locale ? [] : [`lang is ${seen.lang}, not ${locale}`]),
    ...(seen.title.trim() ? [] : ["no title"]),
    ...(seen.description.trim() ? [] : ["no description"]),
    ...(seen.robots === 1 ? [] : [`${seen.robots} robots metas`]),
    ...(seen.headings === 1 ? [] : [`${seen.headings} h1 headings`]),
    ...(seen.mains === 1 ? [] : [`${seen.mains} main landmarks`]),
    ...(seen.overflow > 0 ? [`scrolls sideways by ${seen.overflow} px: ${seen.wide.join()}`] : []),
    ...seen.cut.map((element) => `beyond the edge: ${element}`),
    ...seen.texts.filter((text) => isRawKey(text, keys)).map((text) => `raw key on screen: ${text}`),
    ...seen.texts.filter((text) => /\{\{|\}\}/.test(text)).map((text) => `placeholder on screen: ${text}`),
  ]
}

/** People paste links: a word without end must not widen the page. Asked without telling the page of the text. */
export async function problemsWithLongWords(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { documentElement } = document
    return [...document.querySelectorAll("textarea")].flatMap((area) => {
      const { value } = area
      area.value = `https://example.com/${"folder".repeat(60)}`
      const isWide =
        documentElement.scrollWidth > documentElement.clientWidth ||
        area.getBoundingClientRect().right > documentElement.clientWidth
      area.value = value
      return isWide ? [area.name || area.id] : []
    })
  })
  return wide.map((name) => `a long link in ${name} widens the page`)
}

const longName = "Ecaterina-Alexandrina Constantinescu-Dumitrescu"

/** People have longer names than those of the demo: they wrap or are cut, and never widen the page. */
export async function problemsWithLongNames(page: Page, names: readonly string[]): Promise<string[]> {
  const wide = await page.evaluate(
    ({ names: known, long }) => {
      const { body, documentElement } = document
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const shown: { node: Node; text: string; longer: string }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        const text = node.textContent ?? ""
        const name = known.find((one) => text.includes(one))
        if (!name || node.parentElement?.closest("script, style")) continue
        shown.push({ node, text, longer: text.replaceAll(name, long) })
      }
      const isWide = () => documentElement.scrollWidth > documentElement.clientWidth
      const lengthen = (all: typeof shown) => all.forEach(({ node, longer }) => (node.textContent = longer))
      const restore = (all: typeof shown) => all.forEach(({ node, text }) => (node.textContent = text))
      lengthen(shown)
      const isAnyWide = isWide()
      restore(shown)
      if (!isAnyWide) return []
      // One by one, to say which; together they may be wider than each alone.
      const wide = shown.filter((one) => {
        lengthen([one])
        const found = isWide()
        restore([one])
        return found
      })
      return (wide.length > 0 ? wide : shown).map(({ node }) => node.parentElement?.outerHTML.slice(0, 160))
    },
    { names, long: longName },
  )
  return wide.map((element) => `a long name widens the page: ${element}`)
}

/** A lone lower-case word may be both a key and a text; a path or a camelCase word is no text. */
export function isRawKey(text: string, keys: ReadonlySet<string>): boolean {
  return keys.has(text) && /[a-z][A-Z]|\w\.\w/.test(text)
}

/** A message that is just fading away has no contrast worth measuring: all stands where it is going to. */
async function withoutMotion<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }")
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  try {
    return await look()
  } finally {
    await page.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }, still)
    await still.dispose()
  }
}

const axe = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8")

interface Axe {
  configure: (spec: object) => void
  run: (where: object, options: object) => Promise<AxeResults>
}
type WithAxe = typeof globalThis & { axe: Axe }

/** Contrast takes axe longer than everything else together: it's measured where a text looks like no other. */
async function injectAxe(page: Page) {
  if (await page.evaluate(() => "axe" in globalThis)) return
  await page.evaluate(axe)
  await page.evaluate(() =>
    (globalThis as WithAxe).axe.configure({
      rules: [{ id: "color-contrast", selector: "[data-looks-unlike]" }],
    }),
  )
}

/** Marks one text of each look: colour, size, weight and what lies behind it, up to an opaque background. */
function markLooks(page: Page) {
  return page.evaluate(() => {
    const opaque = /^rgb\(/
    const looks = new Set<string>()
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    for (const element of document.body.querySelectorAll("*")) {
      element.removeAttribute("data-looks-unlike")
      if (![...element.childNodes].some(isText) && !element.matches("input, select, textarea")) continue
      if (!element.checkVisibility()) continue
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const look = [color, fontSize, fontWeight, textShadow]
      for (let behind: Element | null = element; behind; behind = behind.parentElement) {
        const style = getComputedStyle(behind)
        look.push(style.backgroundColor, style.backgroundImage, style.opacity, style.filter)
        // What is laid over something else has that behind it, and not what is around it.
        if (style.position === "absolute" || style.position === "fixed") look.push(String(looks.size))
        if (opaque.test(style.backgroundColor) && style.backgroundImage === "none") break
      }
      const key = look.join()
      if (!looks.has(key)) element.setAttribute("data-looks-unlike", "")
      looks.add(key)
    }
  })
}

/** The rows of a long list are alike: three of them speak for all. */
const where = { exclude: [[":is(ul, ol, tbody):has(> :nth-child(9)) > :nth-child(n + 4)"]] }

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds on the open page: against all our standards, or by the rules that are named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await injectAxe(page)
  // Style sheets are fetched and read a second time only for rules that aren't among our standards.
  const options = { runOnly: rules ?? standards, resultTypes: ["violations"], preload: false }
  const results = await withoutMotion(page, async () => {
    await markLooks(page)
    return page.evaluate(([rows, asked]) => (globalThis as WithAxe).axe.run(rows, asked), [
      where,
      options,
    ] as const)
  })
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe ${id}: ${help} at ${String(target)} (${failureSummary ?? ""})`,
    ),
  )
}

// Texts that name a button, a tab or a page take its label from the dictionary, so that they can't name one that's gone.
import { labelReference } from "../packages/words/src/dictionaries.ts"
import type { Dictionary } from "./dictionaries.ts"

const quoted = /“([^”]*)”|«([^»]*)»|„([^”]*)”|"([^"]*)"/g
const link = /\[([^\]]+)\]\([^)]*\)/g

/** What people write or say, and a folder of their own mail: nothing that we show. */
const quotations = new Set([
  "Hang three shelves on a concrete wall",
  "Looking for a handyman",
  "Повесить три полки на бетонную стену",
  "Ищу мастера",
  "Спам",
  "De prins trei rafturi pe un perete de beton",
  "Caut meșter",
  "da",
  "nu",
])

/** Names of pages and articles: a link that says one of these names the page. */
const isPageName = (key: string) => /^(content:other\..+|articles:.+\.title)$/.test(key)

/** Quoted words and page names that were typed instead of taken from the dictionary. */
export function retypedLabels(locale: string, words: Dictionary): string[] {
  const pageNames = new Set([...words].filter(([key]) => isPageName(key)).map(([, text]) => text))
  return [...words].flatMap(([key, text]) => {
    const quotes = [...text.replaceAll(link, "$1").matchAll(quoted)].map((match) => match.slice(1).join(""))
    const links = [...text.matchAll(link)].map(([, label = ""]) => label)
    const retyped = [
      ...quotes.filter((quote) => !isTaken(quote) && !quotations.has(quote)),
      ...links.filter((label) => pageNames.has(label)),
    ]
    return retyped.map(
      (label) =>
        `${locale}: ${key} retypes “${label}”. ${advice(label, words)} If it's an example and no label, add it to checks/labels.ts.`,
    )
  })
}

/** A reference, or something with a value of its own, such as a task's title. */
function isTaken(quote: string): boolean {
  return quote.includes("{{") || quote.replaceAll(labelReference, "") === ""
}

function advice(label: string, words: Dictionary): string {
  const keys = [...words].filter(([, text]) => text.toLowerCase() === label.toLowerCase()).map(([key]) => key)
  return keys.length > 0
    ? `Write $t(${keys.slice(0, 3).join(") or $t(")}).`
    : "No label says this: find the real one and write $t(namespace:key)."
}

/** References to keys that don't exist, or whose text isn't a plain label. */
export function wrongReferences(locale: string, words: Dictionary): string[] {
  return [...words].flatMap(([key, text]) =>
    [...text.matchAll(/\$t\(([^)]*)\)/g)].flatMap(([reference, name = ""]) => {
      const label = words.get(name)
      if (label === undefined) return [`${locale}: ${key} says ${reference}, but there's no such key`]
      return /\{\{|\$t\(/.test(label)
        ? [`${locale}: ${key} says ${reference}, which isn't a plain label: “${label}”`]
        : []
    }),
  )
}

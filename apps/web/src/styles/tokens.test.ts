// Contrast of what is written, drawn from the tokens alone: a page that happens to show a pair needn't exist.
import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8")

/** The colours of the block that starts with this line. */
function coloursAfter(start: string): Map<string, string> {
  const from = css.indexOf(start)
  const block = css.slice(from, css.indexOf("}", from))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map(([, name = "", hex = ""]) => [name, hex]),
  )
}

const light = coloursAfter(':root,\n[data-theme="light"] {')
const dark = coloursAfter("@variant is-dark {")
const themes = { light, dark: new Map([...light, ...dark]) }

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ["wall", "wall-2", "paper", "paper-2"]
const states = ["danger", "warn", "info", "ok", "brand", "apricot"]
const papers = [...light.keys()].flatMap((name) => /^p-(\w+)-t$/.exec(name)?.[1] ?? [])

/** What is written on what. */
const written: [text: string, ground: string][] = [
  ...["ink", "ink-2", "ink-3"].flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...states.flatMap((state): [string, string][] => [
    [`${state}-text`, `${state}-soft`],
    [`${state}-text`, "paper"],
  ]),
  ["mute-text", "mute-soft"],
  ...["", "-hover", "-active"].flatMap((state): [string, string][] => [
    ["on-brand", `brand${state}`],
    ["on-cta", `cta${state}`],
  ]),
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ...["on-dado", "on-dado-2"].flatMap((text): [string, string][] => [
    [text, "dado"],
    [text, "dado-2"],
  ]),
  ["on-tooltip", "tooltip"],
  ...papers.map((paper): [string, string] => [`p-${paper}-d`, `p-${paper}-t`]),
]

/** What has to be seen: the edges of controls, and the ring around what has the focus. */
const drawn: [line: string, ground: string][] = [
  ["line-control", "paper"],
  ["line-control", "wall"],
  ["focus", "paper"],
  ["focus", "wall"],
]

describe.each(Object.entries(themes))("in %s", (_theme, colours) => {
  const tooFaint = (pairs: [string, string][], least: number) =>
    pairs.flatMap(([one, other]) => {
      const found = contrast(colours.get(one) ?? "#000000", colours.get(other) ?? "#000000")
      return found < least ? [`${one} on ${other}: ${found.toFixed(2)}`] : []
    })

  test("everything that is written can be read", () => {
    expect(papers.length).toBeGreaterThan(10)
    expect(tooFaint(written, 4.5)).toEqual([])
  })

  test("controls and the focus can be seen", () => {
    expect(tooFaint(drawn, 3)).toEqual([])
  })
})

// The picture of a shared link: a slip of the category's paper on our wall. All text is outlines.
import type { CategorySlug } from "@doable/domain/category/slugs"
import { papers, token, type Paper } from "./drawings.ts"
import { drawable, lineOf, linesOf, widthOf } from "./set-text.ts"

const pictureSize = { width: 1200, height: 630 }

export interface PictureFacts {
  paper: CategorySlug
  /** The category. */
  label: string
  title: string
  /** A second, smaller text under the title. */
  note: string | null
  price: string | null
  place: string | null
  isRemote: boolean
  appName: string
}

const slip = { left: 60, right: 1140, top: 44, fold: 366, bottom: 474, tabs: 536 }
const inner = slip.left + 48
const ink = { title: token("ink"), soft: token("ink-2") }

export function pictureMarkup(facts: PictureFacts): string {
  const paper = papers[facts.paper]
  const { width, height } = pictureSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    wall(width, height),
    slipOf(paper),
    `<g transform="translate(716 96) scale(2.4)">${paper.drawing}</g>`,
    headOf(facts, paper),
    footOf(facts),
    logoOf(facts.appName),
    "</svg>",
  ].join("")
}

function wall(width: number, height: number): string {
  return (
    `<path fill="${token("wall")}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${token("dado")}" d="M0 424h${width}v4H0zM0 436h${width}v${height}H0z"/>`
  )
}

/** White paper with a tinted head and seven tabs, none of them torn: it is an invitation. */
function slipOf({ tint }: Paper): string {
  const { left, right, top, fold, bottom, tabs } = slip
  const step = (right - left) / 7
  const cuts = Array.from({ length: 6 }, (_, at) => {
    const x = Math.round(left + step * (at + 1))
    return `M${x - 2} ${bottom + 14}h4V${tabs + 1}h-4z`
  })
  const outline = (dy: number) =>
    `M${left + 12} ${top + dy}H${right - 12}a12 12 0 0 1 12 12V${tabs + dy - 6}a6 6 0 0 1-6 6H${left + 6}` +
    `a6 6 0 0 1-6-6V${top + dy + 12}a12 12 0 0 1 12-12z`
  return (
    `<path fill="#000" fill-opacity=".1" d="${outline(5)}"/><path fill="${token("paper")}" d="${outline(0)}"/>` +
    `<path fill="${tint}" d="M${left + 12} ${top}H${right - 12}a12 12 0 0 1 12 12V${fold}H${left}V${top + 12}a12 12 0 0 1 12-12z"/>` +
    `<path fill="${token("dado")}" d="${cuts.join("")}"/>`
  )
}

/** Category, title and note, as large as they fit, in the middle of the tinted head. */
function headOf({ label, title, note }: PictureFacts, { deep }: Paper): string {
  const width = 590
  const [labelText = ""] = linesOf(label, { face: "text", size: 30, width }, 1)
  const notes = note ? linesOf(note, { face: "text", size: 30, width }, 2) : []
  const room = notes.length > 0 ? 150 : 230
  const tries = [64, 56, 50, 44].map((size) => {
    const leading = Math.round(size * 1.1)
    const most = Math.floor(room / leading)
    return { size, leading, lines: linesOf(title, { face: "display", size, width }, most) }
  })
  const chosen = tries.find(({ lines }) => isWhole(lines, title)) ?? tries.at(-1)
  if (!chosen) return ""
  const { size, leading, lines } = chosen
  const tall = 34 + 12 + lines.length * leading + (notes.length > 0 ? 10 + notes.length * 40 : 0)
  let y = slip.top + Math.round((slip.fold - slip.top - tall) / 2)
  const drawn = [lineOf(labelText, { face: "text", size: 30, x: inner, y: (y += 28), fill: deep })]
  y += 18
  for (const line of lines) {
    drawn.push(lineOf(line, { face: "display", size, x: inner, y: (y += leading), fill: ink.title }))
  }
  y += 14
  for (const line of notes) {
    drawn.push(lineOf(line, { face: "text", size: 30, x: inner, y: (y += 38), fill: ink.title }))
  }
  return drawn.join("")
}

/** Nothing left out, and no word broken. */
function isWhole(lines: string[], text: string): boolean {
  return lines.join(" ") === drawable(text)
}

function footOf({ price, place, isRemote }: PictureFacts): string {
  const y = slip.fold + 72
  const parts: string[] = []
  let x = inner
  if (price) {
    const [text = ""] = linesOf(price, { face: "display", size: 50, width: 620 }, 1)
    parts.push(lineOf(text, { face: "display", size: 50, x, y, fill: ink.title }))
    x += Math.ceil(widthOf(text, "display", 50)) + 36
  }
  if (price && place) {
    parts.push(`<path fill="${token("line-2")}" d="M${x} ${y - 40}h3v48h-3z"/>`)
    x += 39
  }
  if (place) {
    if (!isRemote) {
      const stroke = `fill="none" stroke="${ink.soft}" stroke-width="2" stroke-linejoin="round"`
      parts.push(`<path transform="translate(${x} ${y - 32}) scale(1.4)" ${stroke} d="${pin}"/>`)
      x += 42
    }
    const [text = ""] = linesOf(place, { face: "text", size: 36, width: slip.right - 48 - x }, 1)
    parts.push(lineOf(text, { face: "text", size: 36, x, y, fill: ink.soft }))
  }
  return parts.join("")
}

const pin =
  "M20 10c0 5-5.500 10.200-7.400 11.800a1 1 0 0 1-1.200 0C9.500 20.200 4 15 4 10a8 8 0 0 1 16 0zM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"

const slipShape =
  "M9 2h22a6 6 0 0 1 6 6v19.600l-1.900 1.500-1.900-1.300-1.800 1.600-2-1.400V36a1.500 1.500 0 0 1-1.500 1.500h-4.500a1.500 1.500 0 0 1-1.500-1.500v-5.800a.75.75 0 0 0-1.500 0V36a1.500 1.500 0 0 1-1.500 1.500h-4.500a1.500 1.500 0 0 1-1.500-1.500v-5.800a.75.75 0 0 0-1.500 0V36A1.500 1.500 0 0 1 9.900 37.500H4.500A1.500 1.500 0 0 1 3 36V8a6 6 0 0 1 6-6z"

function logoOf(appName: string): string {
  const [name = ""] = linesOf(appName, { face: "display", size: 42, width: 900 }, 1)
  return (
    `<g transform="translate(${slip.left} 560) scale(1.2)"><path fill="${token("on-dado")}" d="${slipShape}"/>` +
    `<path fill="none" stroke="${token("dado")}" stroke-width="4.700" stroke-linecap="round" stroke-linejoin="round" d="M12 14.400l6 6L28.800 9.400"/>` +
    `<path fill="${token("logo-tab")}" d="M30.700 32.200l1.800 1 1.700-1.700 2 1 1.800-1.500 1.300 5.700a1.500 1.500 0 0 1-1.100 1.800l-4.300 1a1.500 1.500 0 0 1-1.800-1.100z"/></g>` +
    lineOf(name, { face: "display", size: 42, x: slip.left + 64, y: 598, fill: token("on-dado") })
  )
}

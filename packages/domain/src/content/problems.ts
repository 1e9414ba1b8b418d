import { locales, type Locale } from "../locale.ts"
import { isDay } from "../time/market-day.ts"
import { figureNames } from "./figure-names.ts"
import type { ContentPayload } from "./input.ts"
import {
  changeKinds,
  contentSections,
  textLengths,
  textsOf,
  type ContentKind,
  type TextName,
} from "./kinds.ts"
import { figuresIn, hasBrokenLink, linesOf, looksLinked } from "./prose.ts"

export const contentProblemCodes = [
  "missing",
  "too_long",
  "figure_unknown",
  "link_unfit",
  "links_refused",
  "figures_refused",
  "lines_differ",
  "section_unknown",
  "version_unfit",
  "date_unfit",
  "ends_before_start",
] as const
export type ContentProblemCode = (typeof contentProblemCodes)[number]
export type ContentProblem = { path: string; code: ContentProblemCode }

/** Why it can't be read by everyone yet, each with its field: `texts.ro.title`. */
export function contentProblems(kind: ContentKind, payload: ContentPayload): ContentProblem[] {
  return [
    ...locales.flatMap((locale) =>
      textsOf(kind).flatMap((name) => textProblems(kind, payload, locale, name)),
    ),
    ...placeProblems(kind, payload),
  ]
}

/** Which languages have something that keeps the entry from being published. */
export const languagesToFinish = (problems: readonly ContentProblem[]): Locale[] =>
  locales.filter((locale) => problems.some(({ path }) => path.startsWith(`texts.${locale}.`)))

function textProblems(
  kind: ContentKind,
  payload: ContentPayload,
  locale: Locale,
  name: TextName,
): ContentProblem[] {
  const text = payload.texts[locale][name]
  const found: ContentProblemCode[] = []
  if (text === "" && isNeeded(kind, payload, name)) found.push("missing")
  if (text.length > (textLengths[kind][name] ?? 0)) found.push("too_long")
  if (kind === "announcement") {
    if (text.includes("{{")) found.push("figures_refused")
  } else if (figuresIn(text).some((figure) => !figureNames.some((one) => one === figure)))
    found.push("figure_unknown")
  if (isPlain(kind, name)) {
    if (looksLinked(text)) found.push("links_refused")
  } else if (hasBrokenLink(text)) found.push("link_unfit")
  if (text !== "" && isList(name) && linesOf(text).length !== linesOf(payload.texts.en[name]).length)
    found.push("lines_differ")
  return found.map((code) => ({ path: `texts.${locale}.${name}`, code }))
}

/** Shown as it was typed: a link in it would be brackets. */
const isPlain = (kind: ContentKind, name: TextName) => kind === "announcement" || name === "title"

const isList = (name: TextName) => changeKinds.some((one) => one === name)

/** The languages say the same: what one of them has, all have. */
function isNeeded(kind: ContentKind, { texts, link }: ContentPayload, name: TextName): boolean {
  if (name === "also") return false
  if (name === "linkText") return link !== ""
  if (!isList(name)) return true
  const isSaid = (one: TextName) => locales.some((locale) => texts[locale][one] !== "")
  // A release without a single change isn't one.
  return isSaid(name) || (name === "added" && !changeKinds.some(isSaid))
}

function placeProblems(kind: ContentKind, payload: ContentPayload): ContentProblem[] {
  const { section, version, date, link, startsAt, endsAt } = payload
  const sections = contentSections[kind]
  const checks: [isBad: boolean, path: string, code: ContentProblemCode][] = [
    [sections.length > 0 && !sections.includes(section), "section", "section_unknown"],
    [kind === "changelog" && !/^\d{1,4}(\.\d{1,4}){1,2}$/.test(version), "version", "version_unfit"],
    [kind === "changelog" && !isDay(date), "date", "date_unfit"],
    [kind === "announcement" && link !== "" && !isOwnPath(link), "link", "link_unfit"],
    [
      Boolean(startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)),
      "endsAt",
      "ends_before_start",
    ],
  ]
  return checks.filter(([isBad]) => isBad).map(([, path, code]) => ({ path, code }))
}

/** Of our own site: browsers read a second slash or a backslash as another one. */
export const isOwnPath = (link: string) => /^\/(?![/\\])[\w\-./?=&#%]*$/.test(link)

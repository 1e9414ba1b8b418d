import type { CategorySlug } from "@doable/domain/category/slugs"
import type { Locale } from "@doable/domain/locale"

/** One thing to say and one thing to do. */
export type Letter = {
  locale: Locale
  appName: string
  /** The web's address: the logo is fetched from there, and the email is whole without it. */
  uiUrl: string
  title: string
  /** What mailboxes show behind the subject. */
  preview: string
  text: string
  /** A part of the text that stands out, such as the address in question. */
  strong?: string
  action: { label: string; url: string }
  /** Says before the written-out link what it is for. */
  linkHint: string
  /** How long it works, what happens if it wasn't you. */
  after: string[]
  /** Why this email came. */
  why: string
  /** About an offer: the task it is for, who makes it, in whose words, and the terms. */
  slip?: {
    label: string
    title: string
    /** Beside them; without it the email says the same. */
    drawing?: CategorySlug
  }
  /** The slip's title is the letter's heading; the subject would say the same twice. */
  isTitleInSlip?: boolean
  person?: { name: string; initials: string; line: string | null }
  quote?: { text: string; lang: Locale }
  cells?: { label: string; value: string }[]
  /** A list: each with its link, a value (or none) and lines below. A heading begins a part of it. */
  rows?: {
    heading?: string
    title: string
    url: string
    value: string
    lines: string[]
    /** Why it's in the list. */
    why?: string
  }[]
  /** How many the list leaves out. */
  more?: string
  /** The ways to get no more such emails, or fewer of them, where there are any. */
  choices?: { label: string; url: string }[]
}

export function emailText(letter: Letter): string {
  const { appName, uiUrl, title, text, action, after, why, choices = [] } = letter
  const { slip, person, quote, cells = [], rows = [], more } = letter
  const parts = [
    ...(letter.isTitleInSlip ? [] : [title]),
    ...(slip ? [[slip.label, slip.title].filter(Boolean).join("\n")] : []),
    ...(text ? [text] : []),
    ...(person ? [[person.name, person.line].filter(Boolean).join("\n")] : []),
    ...(quote ? [quote.text] : []),
    ...(cells.length > 0 ? [cells.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...rows.map(({ heading, title: name, url, value, lines, why: reason }) =>
      [
        ...(heading ? [`${heading}\n`] : []),
        value ? `${name}: ${value}` : name,
        ...lines,
        ...(reason ? [reason] : []),
        url,
      ].join("\n"),
    ),
    ...(more ? [more] : []),
    `${action.label}:\n${action.url}`,
    ...after,
    `-- \n${appName}\n${uiUrl}\n${why}`,
    ...choices.map(({ label, url }) => `${label}:\n${url}`),
  ]
  return `${parts.join("\n\n")}\n`
}

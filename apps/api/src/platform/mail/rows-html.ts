// The part of a letter that lists things, each with its link, a value on the right and lines below.
import { escapeHtml, textFont } from "./html-parts.ts"
import type { Letter } from "./email.ts"

export function rowsHtml({ rows = [] }: Letter): string {
  if (rows.length === 0) return ""
  const row = (
    { heading, title, url, value, lines }: NonNullable<Letter["rows"]>[number],
    position: number,
  ) =>
    `${headingRow(heading)}<tr><td class="line" style="padding:${position ? 16 : 0}px 12px 16px 0${position ? ";border-top:1px solid #DCE0D6" : ""}"><a class="ink" href="${escapeHtml(url)}" style="font:700 17px/23px ${textFont};color:#14201A;text-decoration:none">${escapeHtml(title)}</a>${lines.map(line).join("")}</td><td class="line ink" align="right" valign="top" style="padding:${position ? 16 : 0}px 0 16px;font:700 17px/23px ${textFont};color:#14201A;white-space:nowrap${position ? ";border-top:1px solid #DCE0D6" : ""}">${escapeHtml(value)}</td></tr>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 18px">${rows.map(row).join("")}</table>`
}

const headingRow = (heading: string | undefined) =>
  heading
    ? `<tr><td class="lnk" colspan="2" style="padding:14px 0 10px;font:600 14px/20px ${textFont};color:#0C6145">${escapeHtml(heading)}</td></tr>`
    : ""

/** The last line says why, in the colour of links. */
function line(text: string, position: number, all: readonly string[]): string {
  const [name, color] = position === all.length - 1 ? ["lnk", "#0C6145"] : ["ink2", "#44524B"]
  return `<p class="${name}" style="margin:2px 0 0;font:400 14px/20px ${textFont};color:${color}">${escapeHtml(text)}</p>`
}

// The part of a letter that lists things, each with its link, a value on the right and lines below.
import { escapeHtml, textFont } from "./html-parts.ts"
import type { Letter } from "./email.ts"

type Row = NonNullable<Letter["rows"]>[number]

export function rowsHtml({ rows = [], more }: Letter): string {
  if (rows.length === 0) return ""
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 18px">${rows.map(row).join("")}${moreRow(more)}</table>`
}

function row({ heading, title, url, value, lines, why }: Row, position: number): string {
  // Below a heading there is no line, and none above the first.
  const isFirst = position === 0 || heading !== undefined
  const top = isFirst ? "0" : "16px"
  const border = isFirst ? "" : ";border-top:1px solid #DCE0D6"
  const said = [...lines.map((text) => line(text, "ink2", "#44524B")), why ? line(why, "lnk", "#0C6145") : ""]
  return `${headingRow(heading, position)}<tr><td class="line" style="padding:${top} 12px 16px 0${border}"><a class="ink" href="${escapeHtml(url)}" style="font:700 17px/23px ${textFont};color:#14201A;text-decoration:none">${escapeHtml(title)}</a>${said.join("")}</td><td class="line ink" align="right" valign="top" style="padding:${top} 0 16px;font:700 17px/23px ${textFont};color:#14201A;white-space:nowrap${border}">${escapeHtml(value)}</td></tr>`
}

function headingRow(heading: string | undefined, position: number): string {
  if (!heading) return ""
  const border = position === 0 ? "" : ";border-top:1px solid #DCE0D6"
  return `<tr><td class="line lnk" colspan="2" style="padding:${position === 0 ? 0 : 16}px 0 8px;font:600 14px/20px ${textFont};color:#0C6145${border}">${escapeHtml(heading)}</td></tr>`
}

function moreRow(more: string | undefined): string {
  if (!more) return ""
  return `<tr><td class="line" colspan="2" style="padding:16px 0 0;border-top:1px solid #DCE0D6">${line(more, "ink2", "#44524B")}</td></tr>`
}

const line = (text: string, name: string, color: string) =>
  `<p class="${name}" style="margin:2px 0 0;font:400 14px/20px ${textFont};color:${color}">${escapeHtml(text)}</p>`

// The parts of a letter about an offer: the task's slip, who offers, in whose words, and the terms.
import { displayFont, escapeHtml, pictureHtml, textFont } from "./html-parts.ts"
import type { Letter } from "./email.ts"

export function slipHtml({ slip, isTitleInSlip = false, uiUrl }: Letter): string {
  if (!slip) return ""
  const label = slip.label
    ? `<p class="deep" style="margin:0 0 4px;font:600 14px/20px ${textFont};color:#634A00">${escapeHtml(slip.label)}</p>`
    : ""
  return `<tr><td class="tint px" style="background:#FBE8A9;border-radius:8px 8px 0 0;padding:22px 40px 20px;word-break:break-word">${beside(`${label}${slipTitle(slip.title, isTitleInSlip)}`, slip.drawing, uiUrl)}</td></tr>`
}

function beside(text: string, drawing: string | undefined, uiUrl: string): string {
  if (!drawing) return text
  const picture = pictureHtml(uiUrl, `drawings/${drawing}`, { width: 124, height: 93 })
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td valign="middle">${text}</td><td width="124" valign="bottom" style="width:124px;padding-left:8px">${picture}</td></tr></table>`
}

function slipTitle(text: string, isHeading: boolean): string {
  const [tag, font] = isHeading ? ["h1", "800 27px/32px"] : ["p", "800 21px/26px"]
  return `<${tag} class="ink" style="margin:0;font:${font} ${displayFont};letter-spacing:-.3px;color:#14201A">${escapeHtml(text)}</${tag}>`
}

export function personHtml({ person }: Letter): string {
  if (!person) return ""
  const line = person.line
    ? `<p class="ink2" style="margin:0;font:400 14px/20px ${textFont};color:#44524B"><span style="color:#E07A12">&#9733;</span> ${escapeHtml(person.line)}</p>`
    : ""
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td width="56" valign="top" style="width:56px" aria-hidden="true"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td align="center" width="48" height="48" style="width:48px;height:48px;background:#1B5FA0;border-radius:24px;font:600 17px/48px ${textFont};color:#FFFFFF">${escapeHtml(person.initials)}</td></tr></table></td><td valign="middle" style="padding-left:4px"><p class="ink" style="margin:0;font:700 17px/23px ${textFont};color:#14201A">${escapeHtml(person.name)}</p>${line}</td></tr></table>`
}

export function quoteHtml({ quote }: Letter): string {
  if (!quote) return ""
  return `<p class="ink" lang="${quote.lang}" style="margin:16px 0 18px;font:400 16px/24px ${textFont};color:#14201A;white-space:pre-line">${escapeHtml(quote.text)}</p>`
}

export function cellsHtml({ cells }: Letter): string {
  if (!cells?.length) return ""
  const cell = ({ label, value }: { label: string; value: string }, position: number) =>
    `<td class="line" valign="top" style="padding:12px 16px${position ? ";border-left:1px solid #DCE0D6" : ""}"><p class="ink3" style="margin:0;font:400 13px/18px ${textFont};color:#5C6962">${escapeHtml(label)}</p><p class="ink" style="margin:0;font:600 16px/22px ${textFont};color:#14201A">${escapeHtml(value)}</p></td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" class="soft" style="background:#F8F9F5;border-radius:10px;margin:0 0 22px"><tr>${cells.map(cell).join("")}</tr></table>`
}

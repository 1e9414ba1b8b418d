// The letter's look: one column of 600, tables and inline styles for mail programs that know no others; the
// classes only serve small screens and dark mode.
import { displayFont, escapeHtml, pictureHtml, textFont } from "./html-parts.ts"
import type { Letter } from "./email.ts"
import { rowsHtml } from "./rows-html.ts"
import { cellsHtml, personHtml, quoteHtml, slipHtml } from "./offer-html.ts"

const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:separate;border-spacing:0}
img{border:0;display:block}
@media (max-width:620px){
.full{width:100%!important}
.out{padding:20px 10px 28px!important}
.px{padding-left:20px!important;padding-right:20px!important}
.h1{font-size:27px!important;line-height:31px!important}
.btn,.btn table{width:100%!important}
.btn a{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.wall{background:#0F1613!important}
.paper{background:#1F2A24!important}
.ink{color:#EDF2EC!important}
.ink2{color:#BCC7BF!important}
.ink3{color:#9FACA4!important}
.line{border-color:#33413A!important}
.lnk{color:#7DD6AC!important}
.brandb{background:#63CB9B!important}
.brandb a{color:#05251A!important}
.tint{background:#4A3D12!important}
.deep{color:#F0D98A!important}
.soft{background:#26332C!important}
.lt{display:none!important}
.dk{display:block!important}
}
[data-ogsc] .ink{color:#EDF2EC!important}
[data-ogsc] .ink2{color:#BCC7BF!important}
[data-ogsc] .ink3{color:#9FACA4!important}
[data-ogsc] .lnk{color:#7DD6AC!important}
[data-ogsb] .wall{background:#0F1613!important}
[data-ogsb] .paper{background:#1F2A24!important}`

export function emailHtml(letter: Letter): string {
  const url = escapeHtml(letter.action.url)
  const title = escapeHtml(letter.title)
  // The blanks keep mailboxes from filling the preview up with the first words of the letter.
  const preview = escapeHtml(letter.preview) + "&#8199;&#847;".repeat(40)
  return `<!doctype html>
<html lang="${letter.locale}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title>
<!--[if mso]><style>td,p,a,h1{font-family:Arial,sans-serif!important}</style><![endif]-->
<style>${styles}
</style>
</head>
<body class="wall" style="margin:0;padding:0;background:#F2F3EE">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" class="wall" style="background:#F2F3EE"><tr><td align="center" class="out" style="padding:32px 16px 40px">
<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" class="full" width="600" style="width:600px;max-width:600px">
<tr><td style="padding:0 4px 18px">${head(letter)}</td></tr>
${slipHtml(letter)}<tr><td class="paper px" style="background:#FFFFFF;border-radius:${letter.slip ? "0" : "8px 8px 0 0"};padding:36px 40px 34px">
${letter.isTitleInSlip ? "" : headingHtml(title)}${words(letter)}${personHtml(letter)}${quoteHtml(letter)}${cellsHtml(letter)}${rowsHtml(letter)}
${button(letter, url)}
<p class="ink2" style="margin:26px 0 4px;font:400 14px/20px ${textFont};color:#44524B">${escapeHtml(letter.linkHint)}</p>
<p style="margin:0;font:400 14px/20px ${textFont};word-break:break-all"><a class="lnk" href="${url}" style="color:#0C6145">${url}</a></p>
${afterwords(letter)}
</td></tr>
<tr><td style="padding:0">${fringe()}</td></tr>
<tr><td class="px" style="padding:26px 4px 0">
<p class="ink3" style="margin:0;font:400 13px/19px ${textFont};color:#5C6962">${escapeHtml(letter.why)}</p>
<p style="margin:10px 0 0;font:400 13px/19px ${textFont}"><a class="lnk" href="${escapeHtml(letter.uiUrl)}" style="color:#0C6145;text-decoration:underline">${escapeHtml(letter.appName)}</a>${choiceLinks(letter)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`
}

const headingHtml = (title: string) =>
  `<h1 class="ink h1" style="margin:0 0 14px;font:800 32px/36px ${displayFont};letter-spacing:-.7px;color:#14201A">${title}</h1>
`

function head({ appName, uiUrl }: Letter) {
  const logo = pictureHtml(uiUrl, "logo", { width: 34, height: 34 })
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:10px">${logo}</td><td class="ink" style="font:800 26px/34px ${displayFont};letter-spacing:-.6px;color:#14201A">${escapeHtml(appName)}</td></tr></table>`
}

/** What calls for a decision stands out in the colour of the offer's tab. */
function button({ action, slip }: Letter, url: string) {
  const [name, background, color] = slip ? ["cta", "#FF9D55", "#2B1503"] : ["brandb", "#0F6A4B", "#FFFFFF"]
  return `<table role="presentation" cellpadding="0" cellspacing="0" class="btn"><tr><td class="${name}" style="background:${background};border-radius:12px"><a href="${url}" style="display:inline-block;padding:17px 28px;font:700 17px/22px ${textFont};color:${color};text-decoration:none;border-radius:12px">${escapeHtml(action.label)}</a></td></tr></table>`
}

function words(letter: Letter) {
  if (!letter.text) return ""
  return `<p class="ink" style="margin:0 0 24px;font:400 16px/25px ${textFont};color:#14201A">${withStrong(letter)}</p>`
}

function withStrong({ text, strong }: Letter) {
  const safe = escapeHtml(text)
  if (!strong) return safe
  const part = escapeHtml(strong)
  return safe.replaceAll(part, () => `<b>${part}</b>`)
}

function choiceLinks({ choices = [] }: Letter) {
  const link = ({ label, url }: { label: string; url: string }) =>
    ` &nbsp;·&nbsp; <a class="lnk" href="${escapeHtml(url)}" style="color:#0C6145;text-decoration:underline">${escapeHtml(label)}</a>`
  return choices.map(link).join("")
}

function afterwords({ after }: Letter) {
  if (after.length === 0) return ""
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin-top:24px"><tr><td class="line" style="border-top:1px solid #DCE0D6;padding-top:18px">
${after.map(afterword).join("\n")}
</td></tr></table>`
}

function afterword(text: string, position: number) {
  return `<p class="ink2" style="margin:${position ? 8 : 0}px 0 0;font:400 15px/22px ${textFont};color:#44524B">${escapeHtml(text)}</p>`
}

/** The tabs of the slip. */
function fringe() {
  const tab = `<td class="paper" height="22" style="height:22px;font-size:0;line-height:0;background:#FFFFFF;border-radius:0 0 3px 3px">&nbsp;</td>`
  const gap = `<td width="2" style="width:2px;font-size:0;line-height:0">&nbsp;</td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" aria-hidden="true"><tr>${Array.from({ length: 9 }, () => tab).join(gap)}</tr></table>`
}

import type { Locale } from "@doable/domain/locale"

/** One thing to say and one thing to do, as text and as plain HTML that survives every mail program. */
export type Letter = {
  locale: Locale
  appName: string
  before: string[]
  action: { label: string; url: string }
  after: string[]
}

export function letterText({ appName, before, action, after }: Letter): string {
  return [...before, `${action.label}:\n${action.url}`, ...after, `— ${appName}`].join("\n\n")
}

export function letterHtml({ locale, appName, before, action, after }: Letter): string {
  const paragraph = (text: string, style = "") =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const url = escapeHtml(action.url)
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(appName)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#14201a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
${before.map((text) => paragraph(text)).join("\n")}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f6a4b;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${url}" style="color:#0f6a4b">${url}</a></p>
${after.map((text) => paragraph(text, "color:#44524b")).join("\n")}
<p style="margin:24px 0 0;color:#44524b">${escapeHtml(appName)}</p>
</div></body></html>`
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" }
  return text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`)
}

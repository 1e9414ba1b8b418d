export const textFont = "'Onest','Segoe UI',-apple-system,Roboto,Arial,sans-serif"
export const displayFont = "'Commissioner','Trebuchet MS','Segoe UI',Arial,sans-serif"

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" }
  return text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`)
}

/** From the web's folder for emails, once for light and once for dark. Only programs that apply styles show the dark one. */
export function pictureHtml(uiUrl: string, name: string, size: { width: number; height: number }): string {
  const picture = (file: string, attributes: string) =>
    `<img ${attributes} src="${escapeHtml(new URL(`/mail/${file}.png`, uiUrl).href)}" width="${size.width}" height="${size.height}" alt="">`
  const dark = picture(`${name}-dark`, 'class="dk" style="display:none"')
  return `${picture(name, 'class="lt"')}<!--[if !mso]><!-->${dark}<!--<![endif]-->`
}

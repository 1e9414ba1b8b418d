export const textFont = "'Onest','Segoe UI',-apple-system,Roboto,Arial,sans-serif"
export const displayFont = "'Commissioner','Trebuchet MS','Segoe UI',Arial,sans-serif"

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" }
  return text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`)
}

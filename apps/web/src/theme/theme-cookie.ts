import { isTheme, type Theme } from "./theme.ts"

// With scripts the choice lives in the browser's storage, which the server can't read. Without them it's this cookie.
const name = "theme"
const lifetimeDays = 400

export function themeOfRequest(request: Request): Theme {
  const [, kept] = new RegExp(`(?:^|; *)${name}=(\\w+)`).exec(request.headers.get("cookie") ?? "") ?? []
  return isTheme(kept) ? kept : "system"
}

export function themeCookieLine(theme: Theme, isSecure: boolean): string {
  const maxAge = lifetimeDays * 24 * 60 * 60
  return `${name}=${theme}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`
}

import { isTheme } from "../../src/theme/theme.ts"
import { themeCookieLine } from "../../src/theme/theme-cookie.ts"
import type { FormHandler } from "./form-handler.ts"

/** Leads back to the page on which the choice was made, as far as the browser says which one it was. */
export const chooseTheme: FormHandler = async ({ text, cameFrom, isSecure }) => {
  const theme = text("theme")
  const cookies = isTheme(theme) ? [themeCookieLine(theme, isSecure)] : []
  return { to: cameFrom, cookies }
}

import { safePath } from "../../src/session/safe-path.ts"
import { isTheme } from "../../src/theme/theme.ts"
import { themeCookieLine } from "../../src/theme/theme-cookie.ts"
import type { FormHandler } from "./form-handler.ts"

export const chooseTheme: FormHandler = async ({ text, isSecure }) => {
  const theme = text("theme")
  const cookies = isTheme(theme) ? [themeCookieLine(theme, isSecure)] : []
  return { to: safePath(text("from")), cookies }
}

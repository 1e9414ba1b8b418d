import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { isTheme, useTheme } from "./theme.ts"

test("[U13] useTheme outside its provider raises “useTheme must be used within a ThemeProvider”", () => {
  const Reader = () => useTheme().theme
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useTheme must be used within a ThemeProvider")
})

test("light, dark and system are themes, nothing else is", () => {
  expect(["light", "dark", "system"].every(isTheme)).toBe(true)
  expect(["", "Dark", "auto", null, undefined, 1, {}].some(isTheme)).toBe(false)
})

import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { isTheme, themeScript, useTheme } from "./theme.ts"

test("[U13] useTheme outside its provider raises “useTheme must be used within a ThemeProvider”", () => {
  const Reader = () => useTheme().theme
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useTheme must be used within a ThemeProvider")
})

test("light, dark and system are themes, nothing else is", () => {
  expect(["light", "dark", "system"].every(isTheme)).toBe(true)
  expect(["", "Dark", "auto", null, undefined, 1, {}].some(isTheme)).toBe(false)
})

test.each([
  ["dark", false, "dark"],
  ["dark", true, "dark"],
  ["light", true, "light"],
  ["system", true, "dark"],
  ["system", false, "light"],
  ["nonsense", true, "dark"],
  [null, true, "dark"],
  [null, false, "light"],
])("before the first paint “%s” on a system that is dark (%s) is shown as %s", (kept, isDark, shown) => {
  if (kept) localStorage.setItem("theme", kept)
  vi.stubGlobal("matchMedia", () => ({ matches: isDark }))
  // oxlint-disable-next-line no-new-func -- the page runs this script as text, before any module
  new Function(themeScript)()
  expect(document.documentElement.dataset["theme"]).toBe(shown)
})

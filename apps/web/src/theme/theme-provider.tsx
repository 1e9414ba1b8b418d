import { useEffect, type ReactNode } from "react"
import {
  onThemeChange,
  storedTheme,
  ThemeContext,
  themeStore,
  type ResolvedTheme,
  type Theme,
} from "./theme.ts"

/**
 * Shows the chosen theme; open pages follow it, and "system" follows the operating system live. Never renders again: a
 * change of its context would reach the parts of the page that React hasn't hydrated yet, and it would take them off
 * the page until their code has come.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    showTheme()
    const stops = [onThemeChange(showTheme), onSystemChange(showTheme)]
    return () => stops.forEach((stop) => stop())
  }, [])
  return <ThemeContext value={themeStore}>{children}</ThemeContext>
}

function showTheme() {
  const chosen = storedTheme()
  document.documentElement.dataset["theme"] = resolve(chosen)
  colourTheBrowser(chosen)
}

const wallColours = { light: "#F2F3EE", dark: "#0F1613" }

/** The browser's own bar follows the system on its own; a choice against the system must be told to it. */
function colourTheBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "dark" : "light"
    meta.content = wallColours[theme === "system" ? own : theme]
  }
}

function resolve(theme: Theme): ResolvedTheme {
  if (theme !== "system") return theme
  return matchMedia(darkQuery).matches ? "dark" : "light"
}

const darkQuery = "(prefers-color-scheme: dark)"

function onSystemChange(changed: () => void) {
  const query = matchMedia(darkQuery)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

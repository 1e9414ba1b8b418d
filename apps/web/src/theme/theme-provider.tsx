import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react"
import { isTheme, ThemeContext, themeStorageKey, type ResolvedTheme, type Theme } from "./theme.ts"

/** The choice lives in local storage; open pages follow it, and "system" follows the operating system live. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onThemeChange, storedTheme, () => "system" as Theme)
  const prefersDark = useSyncExternalStore(onSystemChange, systemPrefersDark, () => false)
  const resolved = resolve(theme, prefersDark)

  useEffect(() => {
    // Read again: while hydrating, `resolved` still holds the server's guess, and that would flash.
    const chosen = storedTheme()
    document.documentElement.dataset["theme"] = resolve(chosen, systemPrefersDark())
    colourTheBrowser(chosen)
  }, [theme, resolved])

  const setTheme = useCallback((next: Theme) => {
    try {
      localStorage.setItem(themeStorageKey, next)
    } catch {
      fallbackTheme = next
    }
    // "storage" reaches the other pages on its own, not this one.
    window.dispatchEvent(new StorageEvent("storage", { key: themeStorageKey }))
  }, [])

  const state = useMemo(() => ({ theme, resolved, setTheme }), [theme, resolved, setTheme])
  return <ThemeContext value={state}>{children}</ThemeContext>
}

const wallColours = { light: "#F2F3EE", dark: "#0F1613" }

/** The browser's own bar follows the system on its own; a choice against the system must be told to it. */
function colourTheBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "dark" : "light"
    meta.content = wallColours[theme === "system" ? own : theme]
  }
}

function resolve(theme: Theme, prefersDark: boolean): ResolvedTheme {
  if (theme !== "system") return theme
  return prefersDark ? "dark" : "light"
}

/** Used where storage is forbidden: the choice then lasts as long as the page. */
let fallbackTheme: Theme = "system"

function storedTheme(): Theme {
  try {
    const kept = localStorage.getItem(themeStorageKey)
    return isTheme(kept) ? kept : fallbackTheme
  } catch {
    return fallbackTheme
  }
}

function onThemeChange(changed: () => void) {
  const listener = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) changed()
  }
  window.addEventListener("storage", listener)
  return () => window.removeEventListener("storage", listener)
}

const darkQuery = "(prefers-color-scheme: dark)"

function systemPrefersDark() {
  return matchMedia(darkQuery).matches
}

function onSystemChange(changed: () => void) {
  const query = matchMedia(darkQuery)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

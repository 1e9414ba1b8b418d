import { createContext, use } from "react"

export const themes = ["light", "dark", "system"] as const
export type Theme = (typeof themes)[number]
export type ResolvedTheme = "light" | "dark"

export const themeStorageKey = "theme"

export interface ThemeState {
  /** What the visitor chose. */
  theme: Theme
  /** What is shown. */
  resolved: ResolvedTheme
  setTheme: (theme: Theme) => void
}

export const ThemeContext = createContext<ThemeState | null>(null)

export function useTheme(): ThemeState {
  const state = use(ThemeContext)
  if (!state) throw new Error("useTheme must be used within a ThemeProvider")
  return state
}

export function isTheme(value: unknown): value is Theme {
  return typeof value === "string" && (themes as readonly string[]).includes(value)
}

/** Runs before the first paint, so that nobody sees the wrong theme flash by. */
export const themeScript = `(function(){try{var t=localStorage.getItem("${themeStorageKey}")}catch(e){}
var d=t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches
document.documentElement.dataset.theme=d?"dark":"light"})()`

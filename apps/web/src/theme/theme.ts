import { createContext, use, useSyncExternalStore } from "react"

export const themes = ["light", "dark", "system"] as const
export type Theme = (typeof themes)[number]
export type ResolvedTheme = "light" | "dark"

const themeStorageKey = "theme"

export interface ThemeState {
  /** What the visitor chose. */
  theme: Theme
  setTheme: (theme: Theme) => void
}

/** The choice lives in local storage. */
export const themeStore = {
  subscribe: onThemeChange,
  read: storedTheme,
  /** The server doesn't know the choice. */
  readOnServer: (): Theme => "system",
  setTheme(next: Theme) {
    try {
      localStorage.setItem(themeStorageKey, next)
    } catch {
      fallbackTheme = next
    }
    // "storage" reaches the other pages by itself, not this one.
    window.dispatchEvent(new StorageEvent("storage", { key: themeStorageKey }))
  },
}

export const ThemeContext = createContext<typeof themeStore | null>(null)

export function useTheme(): ThemeState {
  const store = use(ThemeContext)
  if (!store) throw new Error("useTheme must be used within a ThemeProvider")
  const theme = useSyncExternalStore(store.subscribe, store.read, store.readOnServer)
  return { theme, setTheme: store.setTheme }
}

/** Used where storage is forbidden: the choice then lasts as long as the page. */
let fallbackTheme: Theme = "system"

export function storedTheme(): Theme {
  try {
    const kept = localStorage.getItem(themeStorageKey)
    return isTheme(kept) ? kept : fallbackTheme
  } catch {
    return fallbackTheme
  }
}

export function onThemeChange(changed: () => void) {
  const listener = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) changed()
  }
  window.addEventListener("storage", listener)
  return () => window.removeEventListener("storage", listener)
}

export function isTheme(value: unknown): value is Theme {
  return typeof value === "string" && (themes as readonly string[]).includes(value)
}

/** Runs before the first paint, so that nobody sees the wrong theme flash by. */
export const themeScript = `{let t;try{t=localStorage.getItem("${themeStorageKey}")}catch{}
let d=t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches
document.documentElement.dataset.theme=d?"dark":"light"}`

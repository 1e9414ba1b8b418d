import { clsx } from "clsx"
import { Monitor, Moon, Sun } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { themes, useTheme } from "../theme/theme.ts"
import { PlainThemeSwitch } from "./plain-theme-switch.tsx"

const icons = { light: Sun, dark: Moon, system: Monitor }
const words = { light: "shell:themeLight", dark: "shell:themeDark", system: "shell:themeSystem" } as const

export function ThemeSwitch({ onDado = false }: { onDado?: boolean }) {
  const { t } = useTranslation()
  const { theme, setTheme } = useTheme()
  const name = useId()

  return (
    <fieldset className={clsx("inline-flex rounded-[12px] p-1", onDado ? "bg-dado-2" : "bg-wall-2")}>
      <legend className="sr-only">{t("shell:theme")}</legend>
      {/* Only the server draws it: browsers with scripts need none of its code. */}
      <noscript>{import.meta.env.SSR && <PlainThemeSwitch onDado={onDado} />}</noscript>
      {themes.map((one) => {
        const Icon = icons[one]
        return (
          <label
            key={one}
            title={t(words[one])}
            className={clsx(
              "grid h-10 w-12 cursor-pointer place-items-center rounded-[9px] noscript:hidden",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
              onDado ? "has-focus-visible:outline-cta" : "has-focus-visible:outline-focus",
              theme === one && (onDado ? "bg-on-dado text-dado" : "bg-paper text-ink shadow-paper"),
              theme !== one && (onDado ? "text-on-dado-2" : "text-ink-2"),
            )}
          >
            <input
              type="radio"
              name={name}
              checked={theme === one}
              onChange={() => setTheme(one)}
              className="sr-only"
            />
            <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
            <span className="sr-only">{t(words[one])}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

import { clsx } from "clsx"
import { Monitor, Moon, Sun } from "lucide-react"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { themes, useTheme } from "../theme/theme.ts"

const icons = { light: Sun, dark: Moon, system: Monitor }
const words = { light: "shell:themeLight", dark: "shell:themeDark", system: "shell:themeSystem" } as const

export function ThemeSwitch({ onDado = false }: { onDado?: boolean }) {
  const { t } = useTranslation()
  const { theme, setTheme } = useTheme()
  const from = useRouter().state.location.href

  return (
    // Sent only without scripts.
    <form
      method="post"
      action="/theme"
      onSubmit={(event) => event.preventDefault()}
      className="inline-flex items-center gap-3"
    >
      <input type="hidden" name="from" value={from} />
      <fieldset className={clsx("inline-flex rounded-[12px] p-1", onDado ? "bg-dado-2" : "bg-wall-2")}>
        <legend className="sr-only">{t("shell:theme")}</legend>
        {themes.map((one) => {
          const Icon = icons[one]
          return (
            <label
              key={one}
              title={t(words[one])}
              className={clsx(
                "grid h-10 w-12 cursor-pointer place-items-center rounded-[9px]",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
                onDado ? "has-focus-visible:outline-cta" : "has-focus-visible:outline-focus",
                onDado
                  ? "text-on-dado-2 has-checked:bg-on-dado has-checked:text-dado"
                  : "text-ink-2 has-checked:bg-paper has-checked:text-ink has-checked:shadow-paper",
              )}
            >
              <input
                type="radio"
                name="theme"
                value={one}
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
      <noscript>
        <button type="submit" className="min-h-11 font-semibold underline underline-offset-4">
          {t("shell:themeApply")}
        </button>
      </noscript>
    </form>
  )
}

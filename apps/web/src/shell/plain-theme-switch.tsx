import { useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { themes } from "../theme/theme.ts"

const words = { light: "shell:themeLight", dark: "shell:themeDark", system: "shell:themeSystem" } as const

/** The choice without scripts: our server keeps it in a cookie and leads back to the page. */
export function PlainThemeSwitch({ onDado }: { onDado: boolean }) {
  const { t } = useTranslation()
  const { theme } = useRouter().options.context.page
  return (
    <form method="post" action="/theme" className="flex flex-wrap gap-x-4 px-3 text-14">
      {themes.map((one) => (
        <button
          key={one}
          type="submit"
          name="theme"
          value={one}
          aria-pressed={theme === one}
          className={clsx(
            "min-h-11 aria-pressed:font-semibold aria-pressed:underline aria-pressed:underline-offset-4",
            onDado ? "text-on-dado-2 aria-pressed:text-on-dado" : "text-ink-2 aria-pressed:text-ink",
          )}
        >
          {t(words[one])}
        </button>
      ))}
    </form>
  )
}

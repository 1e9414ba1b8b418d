import { clsx } from "clsx"
import { Monitor, Moon, Sun } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { themes, useTheme, type ResolvedTheme, type Theme } from "../../theme/theme.ts"
import { Fringe } from "../../ui/layout/fringe.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"

const icons = { light: Sun, dark: Moon, system: Monitor }
const names = { light: "shell:themeLight", dark: "shell:themeDark", system: "shell:themeSystem" } as const
const texts = { light: "themes:lightText", dark: "themes:darkText", system: "themes:systemText" } as const

/** Three walls to choose from; the choice is kept and every open page follows it. */
export function ThemeChoice() {
  const { t } = useTranslation()
  const { theme, setTheme } = useTheme()
  const name = useId()

  return (
    <fieldset>
      <legend className="sr-only">{t("shell:theme")}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {themes.map((one) => {
          const Icon = icons[one]
          return (
            <label
              key={one}
              className={clsx(
                "flex cursor-pointer flex-col overflow-hidden rounded-panel bg-paper shadow-paper transition-shadow duration-(--m-fast) hover:shadow-lift",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
                theme === one && "ring-2 ring-brand",
              )}
            >
              <Wall theme={one} />
              <span className="flex items-start gap-3 p-4">
                <input
                  type="radio"
                  name={name}
                  value={one}
                  checked={theme === one}
                  onChange={() => setTheme(one)}
                  className="mt-0.5 size-5 flex-none accent-brand outline-none"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{t(names[one])}</span>
                  <span className="block text-14 text-ink-2">{t(texts[one])}</span>
                </span>
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A slip on the half-painted wall; the device's choice shows half of each. */
function Wall({ theme }: { theme: Theme }) {
  if (theme !== "system") return <Picture theme={theme} />
  return (
    <span aria-hidden="true" className="relative block">
      <Picture theme="light" />
      <span className="absolute inset-0 [clip-path:polygon(58%_0,100%_0,100%_100%,42%_100%)]">
        <Picture theme="dark" />
      </span>
    </span>
  )
}

function Picture({ theme }: { theme: ResolvedTheme }) {
  return (
    <span
      aria-hidden="true"
      data-theme={theme}
      className="relative flex h-[150px] items-center justify-center overflow-hidden bg-wall"
    >
      <span className="absolute inset-x-0 bottom-0 h-12 bg-dado" />
      <span className="absolute inset-x-0 bottom-[54px] h-0.5 bg-dado" />
      <span className="slip relative w-[118px] [--fringe:16px]" data-cat="moving-delivery">
        <span className="slip-paper">
          <span className="grid place-items-center bg-cat-t pt-2">
            <Illustration name="moving-delivery" inherit width={72} height={54} />
          </span>
          <span className="flex flex-col gap-1.5 px-2.5 py-2.5">
            <span className="h-1.5 w-4/5 rounded-full bg-ink-2" />
            <span className="h-1.5 w-1/2 rounded-full bg-line-2" />
          </span>
        </span>
        <Fringe torn={2} />
      </span>
    </span>
  )
}

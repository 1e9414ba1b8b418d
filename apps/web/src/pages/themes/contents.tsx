import { clsx } from "clsx"
import { ChevronDown } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"

export interface Entry {
  id: string
  title: string
}

/** The page's contents: beside it from 1024, folded above it below that. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation()
  const current = useCurrent(entries)
  const list = (
    <ul className="flex flex-col gap-0.5">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? "true" : undefined}
            className={clsx(
              "flex min-h-8 items-center rounded-paper px-3 py-1 max-lg:min-h-11",
              current === id
                ? "bg-paper font-semibold shadow-paper"
                : "text-ink-2 hover:bg-wall-2 hover:text-ink",
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav
        aria-label={t("themes:contents")}
        className="sticky top-[calc(var(--header-small)+24px)] hidden max-h-[calc(100dvh-var(--header-small)-48px)] overflow-y-auto p-1 lg:block"
      >
        {list}
      </nav>
      <details className="group rounded-panel bg-paper shadow-paper lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
          {t("themes:contents")}
          <ChevronDown
            size={20}
            strokeWidth={1.9}
            aria-hidden="true"
            className="ml-auto group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t("themes:contents")} className="p-2 pt-0">
          {list}
        </nav>
      </details>
    </>
  )
}

/** The last section whose title has passed the upper third of the window. */
function useCurrent(entries: readonly Entry[]) {
  const [current, setCurrent] = useState(entries[0]?.id)
  useEffect(() => {
    const look = () => {
      const third = window.innerHeight / 3
      const passed = entries.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= third,
      )
      setCurrent((passed.at(-1) ?? entries[0])?.id)
    }
    look()
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [entries])
  return current
}

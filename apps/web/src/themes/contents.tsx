import { clsx } from "clsx"
import { useEffect, useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"

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
      <details className="rounded-panel bg-paper shadow-paper lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
          {t("themes:contents")}
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
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: "-25% 0px -70% 0px" },
    )
    for (const { id } of entries) {
      const section = document.getElementById(id)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [entries])
  return current
}

import { Link, type LinkProps } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"

interface ContentsProps {
  places: readonly { id: string; title: string }[]
  others: readonly ("terms" | "privacy" | "faq" | "help" | "about" | "changelog")[]
}

/** What is on the page, and where else to look. On wide screens it stays beside the text. */
export function Contents({ places, others }: ContentsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6 text-14 lg:sticky lg:top-[calc(var(--header-small)+24px)]">
      <nav aria-label={t("content:contents")}>
        <h2 className="mb-2 font-semibold">{t("content:contents")}</h2>
        <ul className="grid border-s border-line-2">
          {places.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-px flex min-h-8 items-center border-s border-transparent ps-3 text-ink-2 hover:border-brand hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t("content:seeAlso")} className="max-lg:hidden">
        <h2 className="mb-1 font-semibold">{t("content:seeAlso")}</h2>
        <ul>
          {others.map((other) => (
            <li key={other} className="flex min-h-8 items-center">
              <Link to={`/${other}` as LinkProps["to"]} className="link">
                {t(`content:other.${other}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

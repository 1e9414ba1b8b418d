import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import type { HomeDoer } from "./load-home-doers.ts"

/** A few verified doers, each on the paper of what they mostly do. */
export function HomeDoers({ doers }: { doers: readonly HomeDoer[] }) {
  const { t, locale } = useTranslation()
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 md:gap-3 xl:grid-cols-4">
      {doers.map(({ id, name, image, headline, lang, mode, place, paper, rating }) => (
        <li key={id} data-cat={paper} className="flex">
          <Link
            to="/providers/$providerId"
            params={{ providerId: id }}
            className="flex w-full items-center gap-3.5 rounded-paper bg-cat-t p-4 transition-[translate,box-shadow] duration-(--m-fast) hover:shadow-lift motion-safe:hover:-translate-y-0.5"
          >
            <Avatar name={name} image={image} size="lg" className="ring-3 ring-paper" />
            <span className="min-w-0">
              <span className="block display text-d18 wrap-anywhere">{name}</span>
              <span lang={lang === locale ? undefined : lang} className="line-clamp-2 text-14 text-ink-2">
                {headline}
              </span>
              <span className="block text-13 font-semibold text-cat-d">
                {mode === "remote" ? t("task:remote") : place}
              </span>
              {rating && (
                <span className="line-clamp-2 text-14 text-ink-2">{t("home:verified.rated", rating)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

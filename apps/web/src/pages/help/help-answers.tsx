import { Link } from "@tanstack/react-router"
import { plainProse } from "../content/parse-prose.ts"
import { Prose } from "../content/prose.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { findAnswers } from "./find-answers.ts"
import type { HelpTexts } from "./load-help.ts"

const shownLength = 160

/** Articles and short answers together: who searches doesn't care where something stands. */
export function HelpAnswers({ q, articles, questions }: HelpTexts & { q: string }) {
  const { t } = useTranslation()
  const all = [
    ...articles.map(({ slug, title, body, also }) => ({
      key: slug,
      link: (
        <Link to="/help" search={{ read: slug }} className="link">
          {title}
        </Link>
      ),
      title,
      text: plainProse(body),
      also,
    })),
    ...questions.map(({ slug, title, body }) => ({
      key: `faq-${slug}`,
      link: (
        <Link to="/faq" hash={slug} className="link">
          {title}
        </Link>
      ),
      title,
      text: plainProse(body),
    })),
  ]
  const found = findAnswers(all, q)
  return (
    <section aria-label={t("help:search.label")}>
      <p role="status" className="text-14 text-ink-2">
        {found.length > 0 ? t("help:search.found", { count: found.length }) : t("help:search.none", { q })}
      </p>
      {found.length === 0 && <Prose text={t("help:search.noneText")} className="mt-2" />}
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {found.map(({ key, link, text }) => (
          <Card key={key} asChild className="p-5">
            <li>
              <h2 className="text-16">{link}</h2>
              <p className="mt-1 text-14 text-ink-2">
                {text.length > shownLength ? `${text.slice(0, shownLength).replace(/\s\S*$/, "")}…` : text}
              </p>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )
}

import { Link } from "@tanstack/react-router"
import { faqGroups } from "../content/faq-groups.ts"
import { plainProse } from "../content/parse-prose.ts"
import { Prose } from "../content/prose.tsx"
import { useContent } from "../content/use-content.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { findAnswers } from "./find-answers.ts"
import { articleKeys } from "@doable/domain/help/articles"

const shownLength = 160

/** Articles and short answers together: who searches doesn't care where something stands. */
export function HelpAnswers({ q }: { q: string }) {
  const { t } = useTranslation()
  const { say } = useContent()
  const all = [
    ...articleKeys.map((key) => ({
      key,
      link: (
        <Link to="/help" search={{ read: key }} className="link">
          {say(`articles:${key}.title`)}
        </Link>
      ),
      title: say(`articles:${key}.title`),
      text: plainProse(say(`articles:${key}.text`)),
      also: t(`articles:${key}.also`),
    })),
    ...Object.values(faqGroups)
      .flat()
      .map((key) => ({
        key: `faq-${key}`,
        link: (
          <Link to="/faq" hash={key} className="link">
            {say(`faq:${key}.question`)}
          </Link>
        ),
        title: say(`faq:${key}.question`),
        text: plainProse(say(`faq:${key}.answer`)),
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

import type { ArticleKey } from "@doable/domain/help/articles"
import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { articlesFor, stages, type Audience } from "./help-articles.ts"

/** What there is to read, in the order of the work. */
export function ArticleColumns({ audience }: { audience: Audience }) {
  const { t } = useTranslation()
  return (
    <Card className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
      {stages.map((stage) => (
        <section key={stage} aria-labelledby={`stage-${stage}`} className="p-5 md:p-6">
          <h2 id={`stage-${stage}`} className="display text-d22">
            {t(`help:stages.${stage}.title`)}
          </h2>
          <p className="text-14 text-ink-2">{t(`help:stages.${stage}.${audience}`)}</p>
          <ul className="mt-2">
            {articlesFor(audience, stage).map((article) => (
              <li key={article}>
                <ArticleLink article={article} audience={audience} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

export function ArticleLink({ article, audience }: { article: ArticleKey; audience: Audience }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/help"
      search={{ read: article, ...(audience === "doer" && { for: audience }) }}
      className="flex min-h-10 items-center justify-between gap-3 rounded-xs hover:underline"
    >
      {t(`articles:${article}.title`)}
      <ChevronRight size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
    </Link>
  )
}

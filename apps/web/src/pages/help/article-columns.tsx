import { helpStages } from "@doable/domain/content/kinds"
import type { Article } from "@doable/words/content-answers"
import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { isFor, type Audience } from "./article-readers.ts"

interface ArticleColumnsProps {
  articles: readonly Article[]
  audience: Audience
}

/** What there is to read, in the order of the work. */
export function ArticleColumns({ articles, audience }: ArticleColumnsProps) {
  const { t } = useTranslation()
  return (
    <Card className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
      {helpStages.map((stage) => (
        <section key={stage} aria-labelledby={`stage-${stage}`} className="p-5 md:p-6">
          <h2 id={`stage-${stage}`} className="display text-d22">
            {t(`help:stages.${stage}.title`)}
          </h2>
          <p className="text-14 text-ink-2">{t(`help:stages.${stage}.${audience}`)}</p>
          <ul className="mt-2">
            {articles
              .filter((article) => article.section === stage && isFor(article, audience))
              .map((article) => (
                <li key={article.slug}>
                  <ArticleLink article={article} audience={audience} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

export function ArticleLink({ article, audience }: { article: Article; audience: Audience }) {
  return (
    <Link
      to="/help"
      search={{ read: article.slug, ...(audience === "doer" && { for: audience }) }}
      className="flex min-h-10 items-center justify-between gap-3 rounded-xs hover:underline"
    >
      {article.title}
      <ChevronRight size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
    </Link>
  )
}

import type { ArticleKey } from "@doable/domain/help/articles"
import { Link } from "@tanstack/react-router"
import { Prose } from "../content/prose.tsx"
import { useContent } from "../content/use-content.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ArticleHelpful, type Said } from "./article-helpful.tsx"
import { ArticleLink } from "./article-columns.tsx"
import { articles, articlesFor, type Audience } from "./help-articles.ts"

interface ArticleViewProps {
  article: ArticleKey
  audience: Audience
  said: Said | undefined
}

export function ArticleView({ article, audience, said }: ArticleViewProps) {
  const { t } = useTranslation()
  const { say } = useContent()
  const { stage, for: readers } = articles[article]
  // A link to an article for doers or clients shows the other articles for them.
  const reader = (readers as readonly Audience[]).includes(audience) ? audience : readers[0]
  const others = articlesFor(reader, stage).filter((one) => one !== article)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:gap-11">
      <Card asChild className="p-5 md:p-9">
        <article aria-labelledby="article">
          <Breadcrumb>
            <Link to="/help" search={reader === "doer" ? { for: reader } : {}}>
              {t("help:article.back")}
            </Link>
            {t(`help:stages.${stage}.title`)}
          </Breadcrumb>
          <h2 id="article" className="mt-3 display display-36">
            {t(`articles:${article}.title`)}
          </h2>
          <Prose text={say(`articles:${article}.text`)} className="mt-4 max-w-[66ch] text-16" />
          <ArticleHelpful key={article} article={article} audience={audience} said={said} />
        </article>
      </Card>
      <nav aria-labelledby="others" className="px-1">
        <h2 id="others" className="text-14 font-semibold">
          {t("help:article.next")}
        </h2>
        <ul className="mt-1">
          {others.map((one) => (
            <li key={one}>
              <ArticleLink article={one} audience={reader} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

import type { HelpStage } from "@doable/domain/content/kinds"
import type { Article } from "@doable/words/content-answers"
import { Link } from "@tanstack/react-router"
import { Prose } from "../content/prose.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ArticleHelpful, type Said } from "./article-helpful.tsx"
import { ArticleLink } from "./article-columns.tsx"
import { audiences, isFor, type Audience } from "./article-readers.ts"

interface ArticleViewProps {
  article: Article
  articles: readonly Article[]
  audience: Audience
  said: Said | undefined
}

export function ArticleView({ article, articles, audience, said }: ArticleViewProps) {
  const { t } = useTranslation()
  const { slug, section, title, body } = article
  // A link to an article for doers or clients shows the other articles for them.
  const reader = [audience, ...audiences].find((one) => isFor(article, one)) ?? audience
  const others = articles.filter((one) => one.section === section && isFor(one, reader) && one.slug !== slug)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:gap-11">
      <Card asChild className="p-5 md:p-9">
        <article aria-labelledby="article">
          <Breadcrumb>
            <Link to="/help" search={reader === "doer" ? { for: reader } : {}}>
              {t("help:article.back")}
            </Link>
            {t(`help:stages.${section as HelpStage}.title`)}
          </Breadcrumb>
          <h2 id="article" className="mt-3 display display-36">
            {title}
          </h2>
          <Prose text={body} className="mt-4 max-w-[66ch] text-16" />
          <ArticleHelpful key={slug} article={slug} audience={audience} said={said} />
        </article>
      </Card>
      <nav aria-labelledby="others" className="px-1">
        <h2 id="others" className="text-14 font-semibold">
          {t("help:article.next")}
        </h2>
        <ul className="mt-1">
          {others.map((one) => (
            <li key={one.slug}>
              <ArticleLink article={one} audience={reader} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

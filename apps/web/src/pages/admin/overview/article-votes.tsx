import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import type { OverviewData } from "../load-admin.ts"

/** Which articles leave people without an answer. */
export function ArticleVotes({ votes }: { votes: OverviewData["overview"]["help"] }) {
  const { t, locale } = useTranslation()
  const number = new Intl.NumberFormat(locale)
  return (
    <Card className="p-5 xl:col-span-2">
      <h2 className="display text-d22">{t("admin-overview:help.title")}</h2>
      {votes.length === 0 ? (
        <p className="mt-2 text-14 text-ink-3">{t("admin-overview:help.none")}</p>
      ) : (
        <table className="mt-2 w-full text-left text-14">
          <caption className="sr-only">{t("admin-overview:help.title")}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-2 pr-3 font-normal">
                {t("admin-overview:help.article")}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-normal">
                {t("admin-overview:help.yes")}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t("admin-overview:help.no")}
              </th>
            </tr>
          </thead>
          <tbody>
            {votes.map(({ article, yes, no }) => (
              <tr key={article} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-normal">
                  <Link to="/help" search={{ read: article }} className="link">
                    {t(`articles:${article}.title`)}
                  </Link>
                </th>
                <td className="py-2 pr-3 text-right tabular-nums">{number.format(yes)}</td>
                <td className="py-2 text-right tabular-nums">{number.format(no)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

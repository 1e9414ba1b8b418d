import { whyText } from "@doable/words/why-matched"
import { useQuery } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { budgetText } from "../blocks/text/market-text.ts"
import { drawingOf } from "../category/drawing-of.ts"
import { paperOf } from "../category/paper-of.ts"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { titleIn } from "../task/shown-text.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Illustration } from "../ui/layout/illustration.tsx"
import { matchesQuery, type DoerMatchData, type MatchData } from "./searches-query.ts"

/** Nothing is said where nothing was found, or where the list didn't come: the searches are what people came for. */
export function LatestMatches() {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const list = useQuery(matchesQuery(api))
  if (!list.data) return null
  const { data, doers } = list.data
  const found = [...data, ...doers].toSorted((a, b) => b.matchedAt.localeCompare(a.matchedAt))
  if (found.length === 0) return null
  const now = new Date(list.dataUpdatedAt)
  return (
    <section aria-labelledby="latest-matches">
      <h3 id="latest-matches" className="mt-7 mb-2.5 display text-d22">
        {t("alerts:list.latest")}
      </h3>
      <ul className="divide-y divide-line rounded-panel inset-ring inset-ring-line">
        {found.map((match) =>
          "task" in match ? (
            <Match key={match.task.id} match={match} now={now} />
          ) : (
            <DoerMatch key={match.doer.id} match={match} now={now} />
          ),
        )}
      </ul>
    </section>
  )
}

function Match({ match: { task, why, matchedAt }, now }: { match: MatchData; now: Date }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const place = task.place?.name[locale] ?? t("task:remote")
  const facts = [budgetText(budget, { t, locale }), place, date(matchedAt, "relative", now)]
  const category = task.category?.name ?? null
  const { title, lang } = titleIn(task, locale)
  return (
    <li className="relative flex items-center gap-3.5 px-4 py-3 hover:bg-paper-2">
      <span
        data-cat={paperOf(task.category)}
        className="grid size-11 flex-none place-items-center rounded-control bg-cat-t"
      >
        <Illustration {...drawingOf(task.category)} inherit width={40} height={30} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          lang={lang}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-13 text-ink-2">{facts.join(" · ")}</p>
        <p className="text-13 font-medium text-brand-text">
          {t("alerts:list.matched", { why: whyText(why, { category }, { t, locale }) })}
        </p>
      </div>
    </li>
  )
}

function DoerMatch({ match: { doer, why, matchedAt }, now }: { match: DoerMatchData; now: Date }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const place = doer.place?.name[locale] ?? t("task:remote")
  const category = doer.categories[0]?.name ?? null
  return (
    <li className="relative flex items-center gap-3.5 px-4 py-3 hover:bg-paper-2">
      <Avatar name={doer.name} image={doer.image} />
      <div className="min-w-0 flex-1">
        <Link
          to="/providers/$providerId"
          params={{ providerId: doer.id }}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {doer.name}
        </Link>
        <p className="text-13 text-ink-2">
          <span lang={doer.lang}>{doer.headline}</span> · {place} · {date(matchedAt, "relative", now)}
        </p>
        <p className="text-13 font-medium text-brand-text">
          {t("alerts:list.matched", { why: whyText(why, { category }, { t, locale }) })}
        </p>
      </div>
    </li>
  )
}

import { offerWeights } from "@doable/domain/offer/ranking"
import { newcomerEvery, recommendWeights } from "@doable/domain/provider/ranking"
import { matchWeights } from "@doable/domain/task/ranking"
import type { Key } from "@doable/words/keys"
import { Link, useNavigate } from "@tanstack/react-router"
import { Mail, Siren } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { FaqList } from "../content/faq-list.tsx"
import { useContent } from "../content/use-content.ts"
import { ArticleColumns } from "./article-columns.tsx"
import { ArticleView } from "./article-view.tsx"
import { HelpAnswers } from "./help-answers.tsx"
import { HelpFinder } from "./help-finder.tsx"
import type { HelpSearch } from "./help-search.ts"
import type { HelpTexts } from "./load-help.ts"

/** Each time limit by the name of its value; the rules say how long it is. */
const clocks = [
  "pause",
  "grace",
  "invite",
  "stale",
  "offer",
  "confirm",
  "review",
  "idle",
  "stall",
  "changeAnswer",
  "cancelAnswer",
  "contest",
  "disputeReply",
  "disputeAgree",
  "disputeAfter",
  "draft",
] as const
const oftenAsked = ["address", "confirm", "pay", "contacts", "verified", "leave"] as const
const forbidden = ["law", "people", "things", "money", "study"] as const
const emergency = "112"

export function HelpPage({ search, articles, questions }: HelpTexts & { search: HelpSearch }) {
  const { t } = useTranslation()
  const { known } = useContent()
  const navigate = useNavigate()
  const [q, setQ] = useState(search.q ?? "")
  const address = `${search.q ?? ""} ${search.read ?? ""}`
  const [asked, setAsked] = useState(address)
  // A way back, a chip or an answer that was chosen brings another search.
  if (asked !== address) {
    setAsked(address)
    setQ(search.q ?? "")
  }
  const audience = search.for ?? "client"
  const article = articles.find(({ slug }) => slug === search.read)
  const ask = () => void navigate({ to: "/help", search: { q: q.trim() || undefined, for: search.for } })
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <h1 className="display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">{t("help:heading")}</h1>
      <p className="mt-3 max-w-[56ch] text-18 text-ink-2">{t("help:lead")}</p>
      <HelpFinder q={q} audience={audience} onType={setQ} onSubmit={ask} />
      <div className="mt-8">
        {q.trim() ? (
          <HelpAnswers q={q} articles={articles} questions={questions} />
        ) : article ? (
          <ArticleView article={article} articles={articles} audience={audience} said={search.said} />
        ) : (
          <ArticleColumns articles={articles} audience={audience} />
        )}
      </div>

      <div className="mt-12 grid items-start gap-x-11 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="grid gap-12">
          <section aria-labelledby="questions">
            <h2 id="questions" className="mb-4 display display-36">
              {t("help:questions.title")}
            </h2>
            <FaqList questions={oftenAsked.flatMap((key) => questions.filter(({ slug }) => slug === key))} />
            <p className="mt-4">
              <Link to="/faq" className="link">
                {t("help:questions.all")}
              </Link>
            </p>
          </section>
          <section aria-labelledby="clocks">
            <h2 id="clocks" className="display display-36">
              {t("help:clocks.title")}
            </h2>
            <Card className="mt-4 px-5 py-1">
              <dl className="divide-y divide-line">
                {clocks.map((clock) => (
                  <div key={clock} className="grid grid-cols-[104px_1fr] gap-4 py-3 md:grid-cols-[134px_1fr]">
                    <dt className="font-semibold">{known[clock]}</dt>
                    <dd className="text-ink-2">{t(`help:clocks.${clock}`)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </section>
          <section aria-labelledby="forbidden">
            <h2 id="forbidden" className="display display-36">
              {t("help:forbidden.title")}
            </h2>
            <p className="mt-2 max-w-[62ch] text-ink-2">{t("help:forbidden.lead")}</p>
            <ul className="mt-3 grid max-w-[62ch] list-disc gap-1.5 ps-5 marker:text-brand-text">
              {forbidden.map((kind) => (
                <li key={kind}>{t(`help:forbidden.${kind}`)}</li>
              ))}
            </ul>
          </section>
        </div>

        <aside id="ranking" aria-label={t("help:ranking.title")} className="grid scroll-mt-6 gap-4">
          <Order name="doers" weights={recommendWeights} every={newcomerEvery} />
          <Order name="tasks" weights={matchWeights} />
          <Order name="offers" weights={offerWeights} />
          <Card className="p-5">
            <h2 className="display text-d22">{t("help:stuck.title")}</h2>
            <p className="mt-1 text-14 text-ink-2">{t("help:stuck.text")}</p>
            <Button asChild icon={Mail} className="mt-4">
              <Link to="/contact">{t("help:stuck.action")}</Link>
            </Button>
          </Card>
          <p className="flex items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-14 text-danger-text">
            <Siren size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
            {t("help:danger", { number: emergency })}
          </p>
          <p className="px-1 text-14 text-ink-2">
            <Link to="/how-it-works" className="link">
              {t("help:how")}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  )
}

interface OrderProps {
  name: "doers" | "tasks" | "offers"
  weights: Record<string, number>
  every?: number
}

/** The formula itself: the very numbers that the lists are made with. */
function Order({ name, weights, every }: OrderProps) {
  const { t } = useTranslation()
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t(`help:ranking.${name}.title`)}</h2>
      <p className="mt-1 text-14 text-ink-2">{t(`help:ranking.${name}.text`, { every: every ?? 0 })}</p>
      <WeightBars
        parts={Object.entries(weights).map(([part, weight]) => ({
          name: t(`help:ranking.${name}.parts.${part}` as Key),
          percent: Math.round(weight * 100),
        }))}
      />
      <p className="mt-3 text-13 text-ink-2">{t("help:ranking.unit")}</p>
    </Card>
  )
}

interface Part {
  name: string
  percent: number
}

/** The longest bar is the most important part; the number is for people who can't see the bars. */
function WeightBars({ parts }: { parts: readonly Part[] }) {
  const most = Math.max(...parts.map(({ percent }) => percent))
  return (
    <dl className="mt-4 grid gap-2.5 text-14">
      {parts.map(({ name, percent }) => (
        <div key={name} className="grid grid-cols-[minmax(0,150px)_1fr_2ch] items-center gap-3">
          <dt>{name}</dt>
          <dd className="contents">
            <span className="h-4" aria-hidden="true">
              <span
                className="block h-full rounded-xs bg-brand"
                style={{ width: `${(percent / most) * 100}%` }}
              />
            </span>
            <span className="text-end font-semibold">{percent}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

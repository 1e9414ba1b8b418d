import { Link } from "@tanstack/react-router"
import { Siren } from "lucide-react"
import { offerWeights } from "@doable/domain/offer/ranking"
import { newcomerEvery, recommendWeights } from "@doable/domain/provider/ranking"
import { matchWeights } from "@doable/domain/task/ranking"
import type { Key } from "../i18n/resources.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Card } from "../ui/card.tsx"
import { Questions } from "./questions.tsx"
import { WeightBars } from "./weight-bars.tsx"

/** Each clock as the rules have it; the words name the number. */
const clocks = ["hour", "invite", "reconfirm", "offer", "idle", "draft"] as const
const forbidden = ["law", "people", "things", "money", "study"] as const
const emergency = "112"

export function HelpPage() {
  const { t } = useTranslation()
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <h1 className="display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">{t("help:title")}</h1>
      <p className="mt-3 max-w-[56ch] text-18 text-ink-2">{t("help:lead")}</p>

      <div className="mt-10 grid items-start gap-x-11 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="grid gap-12">
          <Questions />
          <section aria-labelledby="clocks">
            <h2 id="clocks" className="display display-36">
              {t("help:clocks.title")}
            </h2>
            <Card className="mt-4 px-5 py-1">
              <dl className="divide-y divide-line">
                {clocks.map((clock) => (
                  <div key={clock} className="grid grid-cols-[104px_1fr] gap-4 py-3 md:grid-cols-[134px_1fr]">
                    <dt className="font-semibold">{t(`help:clocks.${clock}.time`)}</dt>
                    <dd className="text-ink-2">{t(`help:clocks.${clock}.text`)}</dd>
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

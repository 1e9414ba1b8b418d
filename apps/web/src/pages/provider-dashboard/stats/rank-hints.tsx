import { numberFormat, percentText } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { recommendWeights, type RecommendPart } from "@doable/domain/provider/ranking"
import { AddPhone } from "../../../contact/add-phone.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { ProgressBar } from "../../../ui/feedback/progress.tsx"
import { ManageProfileLink } from "../../../provider/own-profile-links.tsx"
import type { StatsData } from "./load-stats.ts"

const parts = Object.keys(recommendWeights) as RecommendPart[]
/** A confirmed number is worth half of a verification. */
const points = { phone: 50 * recommendWeights.verified, verification: 100 * recommendWeights.verified }

/** What the doer can do for a better place, with what it is worth, and the whole formula. */
export function RankHints({ data: { rankHints, completeness } }: { data: StatsData }) {
  const { t, locale } = useTranslation()
  const worth = (count: number) =>
    t("provider-dashboard:rank.points", { value: numberFormat(locale).format(count) })
  const profile = t("provider-dashboard:rank.profile", {
    score: percentText(completeness.score / 100, locale),
  })
  return (
    <Card className="p-6">
      <h2 className="display text-d22">{t("provider-dashboard:rank.title")}</h2>
      {rankHints.length === 0 && <p className="mt-2 text-ink-2">{t("provider-dashboard:rank.done")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {rankHints.includes("phone") && (
          <Hint title={t("provider-dashboard:rank.phone")} worth={worth(points.phone)}>
            <AddPhone className="link">{t("provider-dashboard:rank.phoneAction")}</AddPhone>
          </Hint>
        )}
        {rankHints.includes("verification") && (
          <Hint title={t("provider-dashboard:rank.verification")} worth={worth(points.verification)}>
            <Link to="/providers/applications" className="link">
              {t("provider-dashboard:rank.verificationAction")}
            </Link>
          </Hint>
        )}
        {rankHints.includes("profile") && (
          <Hint title={profile}>
            <ProgressBar className="my-2" value={completeness.score / 100} label={profile} />
            <ul className="mb-1.5 list-disc pl-5 text-14 text-ink-2">
              {completeness.hints.map((hint) => (
                <li key={hint}>{t(`provider-dashboard:hint.${hint}`)}</li>
              ))}
            </ul>
            <ManageProfileLink className="link">
              {t("provider-dashboard:rank.profileAction")}
            </ManageProfileLink>
          </Hint>
        )}
      </ul>
      <p className="mt-3 text-14 text-ink-2">{t("provider-dashboard:rank.newcomer")}</p>
      <Disclosure title={t("provider-dashboard:rank.formula")} className="mt-1">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 pt-1 text-14">
          {parts.map((part) => (
            <div key={part} className="contents">
              <dt className="text-ink-2">{t(`provider-dashboard:rank.part.${part}`)}</dt>
              <dd className="font-semibold tabular-nums">{Math.round(100 * recommendWeights[part])}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Card>
  )
}

function Hint({ title, worth, children }: { title: string; worth?: string; children: ReactNode }) {
  return (
    <li className="py-3.5">
      <p className="font-semibold">{title}</p>
      {worth && <p className="text-13 text-ink-3">{worth}</p>}
      <div className="mt-1 text-15">{children}</div>
    </li>
  )
}

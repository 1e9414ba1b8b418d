import { locales, type Locale } from "@doable/domain/locale"
import { decideReportInput } from "@doable/domain/report/input"
import { reportReasonLength, restrictionDays } from "@doable/domain/report/limits"
import { toldOutcome, type ReportOutcome } from "@doable/domain/report/status"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState, type FormEvent } from "react"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { useApi } from "../../../session/use-api.ts"
import { showResult } from "../../../ui/focus/show-result.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { ReportCase } from "./load-reports.ts"

interface DecideFormProps {
  found: ReportCase
  onRelease: () => void
  isReleasing: boolean
}

const noEnd = "none"
const nothing: Record<Locale, string> = { en: "", ru: "", ro: "" }

/** A decision is read in the language of each person concerned, so it is written in all of them. */
export function DecideForm({ found, onRelease, isReleasing }: DecideFormProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  const [reason, setReason] = useState(nothing)
  const [isTried, setTried] = useState(false)
  const [chosenDays, setDays] = useState("7")
  const hasEnd = outcome === "limit" || outcome === "deactivate"
  const days = hasEnd && chosenDays !== noEnd ? Number(chosenDays) : null
  const isAdmin = useAuth()?.user?.role === "ADMIN"
  const { targetType, targetId, outcomes, reports } = found
  const templateOf = (chosen: ReportOutcome | null) =>
    chosen === "none" ? found.noActionTemplate : found.templates[reports[0]?.reasonCode ?? "other"]
  const template = templateOf(outcome)
  const choose = (next: ReportOutcome) => {
    // A template nobody has touched follows the decision, so that it never says the opposite.
    const other = templateOf(next)
    if (other && template && locales.every((locale) => reason[locale] === template[locale])) setReason(other)
    setOutcome(next)
  }
  const isShort = (locale: Locale) =>
    textProblem(decideReportInput.shape.reason.shape[locale], reason[locale]) === "tooShort"
  const decide = useMutation({
    mutationFn: (chosen: ReportOutcome) =>
      ask((api) => api.adminReport.decide.mutate({ targetType, targetId, outcome: chosen, reason, days })),
    onSuccess: async () => {
      toast.success(t("admin-reports:decided"))
      await router.invalidate()
      showResult("main h1")
    },
    onError: () => router.invalidate(),
    meta: { failure: "admin-reports:actFailed" },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!outcome) event.currentTarget.querySelector<HTMLElement>("input[type=radio]")?.focus()
    else if (locales.some(isShort)) event.currentTarget.querySelector<HTMLElement>("textarea")?.focus()
    else if (!decide.isPending) decide.mutate(outcome)
  }
  return (
    <Card className="p-5">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          group
          label={t("admin-reports:decision")}
          error={isTried && !outcome && t("admin-reports:chooseOne")}
        >
          <RadioGroup
            options={outcomes
              .filter((one) => isAdmin || one !== "deactivate")
              .map((value) => ({
                value,
                label: (
                  <>
                    <span className="block font-semibold">{t(`admin-reports:outcomes.${value}`)}</span>
                    <span className="block text-14 text-ink-2">{t(`admin-reports:effects.${value}`)}</span>
                  </>
                ),
              }))}
            value={outcome}
            onValueChange={choose}
          />
        </Field>
        {hasEnd ? (
          <Field label={t("admin-reports:duration")}>
            <NativeSelect value={chosenDays} onChange={(event) => setDays(event.currentTarget.value)}>
              {restrictionDays.map((one) => (
                <option key={one} value={one}>
                  {t("admin-reports:daysLong", { count: one })}
                </option>
              ))}
              <option value={noEnd}>{t("admin-reports:noEnd")}</option>
            </NativeSelect>
          </Field>
        ) : null}
        <div>
          <h3 className="text-14 font-semibold">{t("admin-reports:reason")}</h3>
          <Button variant="ghost" size="sm" onClick={() => template && setReason(template)}>
            {t("admin-reports:template")}
          </Button>
        </div>
        {locales.map((locale) => (
          <Field
            key={locale}
            label={t(`admin-reports:langs.${locale}`)}
            error={isTried && isShort(locale) && t("admin:tooShort", { count: reportReasonLength.min })}
          >
            <TextArea
              rows={3}
              lang={locale}
              limit={reportReasonLength.max}
              value={reason[locale]}
              onChange={(event) => setReason({ ...reason, [locale]: event.currentTarget.value })}
            />
          </Field>
        ))}
        {outcome ? <Readers found={found} outcome={outcome} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={decide.isPending}>
            {t("admin-reports:decide")}
          </Button>
          <Button variant="ghost" pending={isReleasing} onClick={onRelease}>
            {t("admin-reports:release")}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Who reads what after the decision. */
function Readers({ found, outcome }: { found: ReportCase; outcome: ReportOutcome }) {
  const { t } = useTranslation()
  const told = toldOutcome(outcome)
  const count = found.reports.filter(({ decidedAt }) => decidedAt === null).length
  const { name } = found.subject
  const lines =
    told === "none"
      ? [t("admin-reports:readers.reason", { count }), t("admin-reports:readers.nobody", { name })]
      : [
          t("admin-reports:readers.person", { name }),
          t("admin-reports:readers.reporters", {
            count,
            text: `${t("report:right")} ${t(`report:outcome.${told}`)}`,
          }),
        ]
  return (
    <ul className="space-y-1.5 rounded-control bg-paper-2 px-4 py-3 text-14 text-ink-2 inset-ring inset-ring-line">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}

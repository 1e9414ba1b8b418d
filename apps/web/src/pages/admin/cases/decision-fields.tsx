import { decidedFaults, type Reasoning, missingReasons } from "@doable/domain/deal/fault/faults"
import { reasoning as reasoningInput } from "@doable/domain/deal/fault/input"
import { reasoningLength } from "@doable/domain/deal/fault/limits"
import { locales, type Locale } from "@doable/domain/locale"
import { languageInside } from "../../../blocks/text/market-text.ts"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import type { Case } from "./case-answers.ts"
import { faultText } from "./fault-text.ts"
import type { DecisionDraft } from "./use-decision-draft.ts"

interface DecisionFieldsProps {
  about: Case
  draft: DecisionDraft
  /** Problems are told from the first attempt on. */
  isTried: boolean
}

/** Whose fault it was, and why, in the language of each of the two. */
export function DecisionFields({ about, draft, isTried }: DecisionFieldsProps) {
  const say = useTranslation()
  const { t } = say
  const { owner, doer } = about
  const { fault, reasoning } = draft.form
  const wrong = wrongReasons(reasoning, about)
  const { min, max } = reasoningLength
  return (
    <>
      <div data-missing={fault ? undefined : ""}>
        <Field
          group
          label={t("admin-disputes:decide.fault")}
          hint={t("admin-disputes:decide.faultHint")}
          error={isTried && !fault ? t("admin-disputes:decide.faultMissing") : undefined}
        >
          <RadioGroup
            options={decidedFaults.map((value) => ({ value, label: faultText(value, about, t) }))}
            value={fault}
            onValueChange={(value) => draft.change({ fault: value })}
          />
        </Field>
      </div>
      {languagesOf(about).map((locale) => {
        const readers = [owner, doer].filter((one) => one.locale === locale).map(({ name }) => name)
        const isWrong = wrong.includes(locale)
        const isShort = missingReasons(reasoning, [locale]).length > 0
        return (
          <div key={locale} data-missing={isWrong ? "" : undefined}>
            <Field
              label={t("admin-disputes:decide.reasons", { language: languageInside(locale, say) })}
              hint={t("admin-disputes:decide.reasonsFor", { names: readers.join(", "), count: min })}
              error={
                isTried && isWrong
                  ? isShort
                    ? t("admin:tooShort", { count: min })
                    : t("admin-disputes:decide.tooLong", { count: max })
                  : undefined
              }
            >
              <TextArea
                rows={5}
                limit={max}
                lang={locale}
                value={reasoning[locale] ?? ""}
                onChange={({ currentTarget }) =>
                  draft.change({ reasoning: { ...reasoning, [locale]: currentTarget.value } })
                }
              />
            </Field>
          </div>
        )
      })}
    </>
  )
}

/** Why it was decided so, in every language it was written in. */
export function WrittenReasons({ reasoning }: { reasoning: Reasoning | null }) {
  const { t } = useTranslation()
  if (!reasoning) return null
  return (
    <dl className="mt-3 grid gap-3">
      {locales.map((locale) => {
        const text = reasoning[locale]
        return (
          text && (
            <div key={locale}>
              <dt className="text-13 text-ink-3">{t(`task:language.${locale}`)}</dt>
              <dd lang={locale} className="wrap-anywhere whitespace-pre-line">
                {text}
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** The languages that the two read, each once. */
const languagesOf = ({ owner, doer }: Case): Locale[] => [...new Set([owner.locale, doer.locale])]

/** Where too little or too much is written. */
function wrongReasons(reasoning: Reasoning, about: Case): Locale[] {
  const languages = languagesOf(about)
  const missing = missingReasons(reasoning, languages)
  const isLong = (locale: Locale) =>
    textProblem(reasoningInput.shape[locale], reasoning[locale] ?? "") === "tooLong"
  return languages.filter((locale) => missing.includes(locale) || isLong(locale))
}

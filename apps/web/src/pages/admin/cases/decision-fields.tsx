import { decidedFaults, type DecidedFault, type Reasoning } from "@doable/domain/deal/fault/faults"
import { reasoningLength } from "@doable/domain/deal/fault/limits"
import { locales } from "@doable/domain/locale"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import type { Case } from "./case-answers.ts"
import { languagesOf, wrongReasons } from "./reasons.ts"

interface DecisionFieldsProps {
  about: Case
  fault: DecidedFault | null
  onFaultChange: (fault: DecidedFault) => void
  reasoning: Reasoning
  onReasoningChange: (reasoning: Reasoning) => void
  /** Problems are told from the first attempt on. */
  isTried: boolean
  onLeave?: () => void
}

/** Whose fault it was, and why, in the language of each of the two. */
export function DecisionFields(props: DecisionFieldsProps) {
  const { t } = useTranslation()
  const { about, fault, onFaultChange, reasoning, onReasoningChange, isTried, onLeave } = props
  const { owner, doer } = about
  const wrong = wrongReasons(reasoning, about)
  const named = { owner: owner.name, provider: doer.name }
  const { min, max } = reasoningLength
  return (
    <>
      <div data-part="fault">
        <Field
          group
          label={t("admin-disputes:decide.fault")}
          hint={t("admin-disputes:decide.faultHint")}
          error={isTried && !fault ? t("admin-disputes:decide.faultMissing") : undefined}
        >
          <RadioGroup
            options={decidedFaults.map((value) => ({
              value,
              label:
                value === "owner" || value === "provider"
                  ? named[value]
                  : t(`admin-disputes:decide.faults.${value}`),
            }))}
            value={fault}
            onValueChange={onFaultChange}
          />
        </Field>
      </div>
      {languagesOf(about).map((locale) => {
        const readers = [owner, doer].filter((one) => one.locale === locale).map(({ name }) => name)
        const isShort = (reasoning[locale] ?? "").trim().length < min
        return (
          <div key={locale} data-part={`reasons-${locale}`}>
            <Field
              label={t("admin-disputes:decide.reasons", { language: t(`task:language.${locale}`) })}
              hint={t("admin-disputes:decide.reasonsFor", { names: readers.join(", "), count: min })}
              error={
                isTried && wrong.includes(locale)
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
                onBlur={onLeave}
                onChange={({ currentTarget }) =>
                  onReasoningChange({ ...reasoning, [locale]: currentTarget.value })
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

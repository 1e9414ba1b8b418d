import { Check, Minus, Plus } from "lucide-react"
import { useState } from "react"
import { MaskedText } from "../../blocks/text/masked-text.tsx"
import { priceText } from "../../blocks/text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx"

type Version = Assignment["versions"][number]

interface VersionsDialogProps {
  versions: readonly Version[]
  side: "owner" | "doer"
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Two versions of what was agreed on, side by side; at first the newest and the one before it. */
export function VersionsDialog({ versions, side, name, isOpen, onOpenChange }: VersionsDialogProps) {
  const { t } = useTranslation()
  const newest = versions.at(-1)?.version ?? 1
  const [chosen, setChosen] = useState<{ earlier: number; later: number } | null>(null)
  const { earlier, later } = chosen ?? { earlier: newest - 1, later: newest }
  const before = versions.find(({ version }) => version === earlier)
  const after = versions.find(({ version }) => version === later)
  const pick = (label: string, value: number, numbers: number[], onPick: (version: number) => void) => (
    <Field label={label}>
      <NativeSelect value={value} onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {t("job-forms:versions.version", { number })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
  const all = versions.map(({ version }) => version)
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={t("job-forms:versions.title")}
        description={t("job-forms:versions.lead", { name })}
      >
        <div className="grid grid-cols-2 gap-3">
          {pick(t("job-forms:versions.earlier"), earlier, all.slice(0, -1), (version) =>
            setChosen({ earlier: version, later: Math.max(later, version + 1) }),
          )}
          {pick(
            t("job-forms:versions.later"),
            later,
            all.filter((version) => version > earlier),
            (version) => setChosen({ earlier, later: version }),
          )}
        </div>
        {before && after && <Comparison before={before} after={after} {...{ newest, side, name }} />}
      </DialogContent>
    </Dialog>
  )
}

interface ComparisonProps extends Pick<VersionsDialogProps, "side" | "name"> {
  before: Version
  after: Version
  newest: number
}

function Comparison({ before, after, newest, side, name }: ComparisonProps) {
  const say = useTranslation()
  const { t, locale } = say
  const time = ({ scheduledAt }: Version) =>
    scheduledAt ? startText(scheduledAt, locale) : t("job:request.noTime")
  const cell = "min-w-0 px-3 py-2.5 align-top wrap-anywhere"
  const both = [before, after]
  return (
    <table className="mt-4 w-full table-fixed border-collapse text-15 [&_tr]:border-t [&_tr]:border-line">
      <thead>
        <tr className="border-t-0!">
          {both.map((one) => (
            <th key={one.version} scope="col" className={`${cell} text-left font-normal`}>
              <span className="flex flex-wrap items-center gap-2">
                <span className="display text-d18">
                  {t("job-forms:versions.version", { number: one.version })}
                </span>
                {one.version === newest && (
                  <Chip tone="ok" icon={Check} dense>
                    {t("job-forms:versions.inForce")}
                  </Chip>
                )}
              </span>
              <span className="block text-13 text-ink-2">{startText(one.agreedAt, locale)}</span>
              <span className="block text-13 text-ink-2">{howOf(one)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {both.map((one) => (
            <td key={one.version} className={cell}>
              <Name>{t("job:exits.price")}</Name>
              <b>{priceText(one.price, say)}</b>
              {one === after && <Mark isSame={before.price.amount === after.price.amount} />}
            </td>
          ))}
        </tr>
        <tr>
          {both.map((one) => (
            <td key={one.version} className={cell}>
              <Name>{t("job:exits.schedule")}</Name>
              <b>{time(one)}</b>
              {one === after && <Mark isSame={before.scheduledAt === after.scheduledAt} />}
            </td>
          ))}
        </tr>
        <tr>
          <td className={cell}>
            <Name>{t("job:exits.scope")}</Name>
            <Lines lines={before.included} other={after.included} isLater={false} />
            {before.scopeText !== after.scopeText && <Description>{before.scopeText}</Description>}
          </td>
          <td className={cell}>
            <Name>{t("job:exits.scope")}</Name>
            <Lines lines={after.included} other={before.included} isLater />
            {before.scopeText !== after.scopeText && <Description>{after.scopeText}</Description>}
          </td>
        </tr>
        {both.some(({ request }) => request?.note) && (
          <tr>
            {both.map((one) => (
              <td key={one.version} className={cell}>
                <Name>{t("job:request.reason")}</Name>
                {one.request?.note ? <MaskedText>{one.request.note}</MaskedText> : "–"}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )

  function howOf({ request, isFromDispute }: Version): string {
    if (isFromDispute) return t("job-forms:versions.dispute")
    if (!request) return t("job-forms:versions.hire")
    return request.bySide === side
      ? t("job-forms:versions.youAsked", { name })
      : t("job-forms:versions.theyAsked", { name })
  }
}

function Description({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <p className="mt-2 text-14 whitespace-pre-line">
      <Name>{t("job-forms:change.scopeText")}</Name>
      {children ? <MaskedText>{children}</MaskedText> : "–"}
    </p>
  )
}

function Name({ children }: { children: string }) {
  return <span className="block text-13 text-ink-3">{children}</span>
}

function Mark({ isSame }: { isSame: boolean }) {
  const { t } = useTranslation()
  if (isSame) return <span className="block text-13 text-ink-3">{t("job-forms:versions.same")}</span>
  return (
    <span className="mt-1 block">
      <Chip tone="warn" dense>
        {t("job-forms:versions.changed")}
      </Chip>
    </span>
  )
}

interface LinesProps {
  lines: readonly string[]
  other: readonly string[]
  isLater: boolean
}

/** What only one of the two versions has is marked, for the eye and for the ear. */
function Lines({ lines, other, isLater }: LinesProps) {
  const { t } = useTranslation()
  if (lines.length === 0) return "–"
  const Icon = isLater ? Plus : Minus
  return (
    <ul className="grid gap-1">
      {lines.map((line) => {
        const isOwn = !other.includes(line)
        return (
          <li key={line} className={isOwn ? (isLater ? "text-ok-text" : "text-danger-text") : undefined}>
            {isOwn && (
              <>
                <Icon size={14} strokeWidth={2.2} aria-hidden="true" className="mr-1 inline" />
                <span className="sr-only">{t(isLater ? "job:request.added" : "job:request.removed")}: </span>
              </>
            )}
            <MaskedText>{line}</MaskedText>
          </li>
        )
      })}
    </ul>
  )
}

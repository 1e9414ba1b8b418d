import { clsx } from "clsx"
import { Circle, Minus, Plus } from "lucide-react"
import { useEffect, useRef, type ReactNode } from "react"
import { UserText } from "../blocks/text/user-text.tsx"
import { priceText } from "../blocks/text/market-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { startText } from "../offer/offer-words.ts"
import { TotalPrice } from "../blocks/text/total-price.tsx"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Chip } from "../ui/data/chip.tsx"

type Terms = Pick<
  Assignment["versions"][number],
  "price" | "materialsCost" | "scheduledAt" | "included" | "scopeText"
>

export interface VersionColumn extends Terms {
  key: string
  head: ReactNode
  /** What the one who asked for it wrote. */
  note: string | null
  tone?: "inForce" | "asked"
  /** What can be done with it. */
  foot?: ReactNode
}

interface VersionsTableProps {
  columns: readonly VersionColumn[]
  /** What no version changes. */
  unchanged?: string
}

const parts = ["price", "when", "included", "description", "reason"] as const
type Part = (typeof parts)[number]

/** Every version of the agreement beside the one before it. What it changed is marked, for the eye and for the ear. */
export function VersionsTable({ columns, unchanged }: VersionsTableProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  // Where they don't all fit, the newest two are seen first.
  useEffect(() => frame.current?.scrollTo({ left: frame.current.scrollWidth }), [columns.length])
  const hasMany = columns.length > 1
  // A description that nobody has changed would make one tall cell beside empty ones.
  const [first] = columns
  const isSameText = hasMany && columns.every(({ scopeText }) => scopeText === first?.scopeText)
  const isShown = {
    reason: columns.some(({ note }) => note),
    description: !isSameText,
  }
  const shown = parts.filter((part) => (part === "reason" || part === "description" ? isShown[part] : true))
  return (
    <>
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than its frame is scrolled by keys
        tabIndex={0}
        role="region"
        aria-label={t("agreement:table")}
        className="scroll-edges-x overflow-x-auto"
      >
        <table
          className="w-full table-fixed border-collapse text-left text-15"
          // The third column looks in at the edge of a phone.
          style={{ minWidth: `${columns.length * 152}px` }}
        >
          <thead>
            <tr>
              <th scope="col" className="w-36 max-md:hidden">
                <span className="sr-only">{t("agreement:part")}</span>
              </th>
              {columns.map(({ key, head, tone }) => (
                <th key={key} scope="col" className={clsx(cellClass, "font-normal", tone && tones[tone])}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <tr key={part} className="border-t border-line">
                <th scope="row" className={`${nameClass} px-5 py-3.5 max-md:hidden`}>
                  {t(`agreement:${part}`)}
                </th>
                {columns.map((column, at) => (
                  <td key={column.key} className={clsx(cellClass, column.tone && tones[column.tone])}>
                    <span className={`mb-0.5 block md:hidden ${nameClass}`}>{t(`agreement:${part}`)}</span>
                    <Cell part={part} column={column} before={columns[at - 1]} />
                  </td>
                ))}
              </tr>
            ))}
            {columns.some(({ foot }) => foot) && (
              <tr className="border-t border-line print:hidden">
                <th scope="row" className="max-md:hidden">
                  <span className="sr-only">{t("agreement:answer")}</span>
                </th>
                {columns.map(({ key, foot, tone }) => (
                  <td key={key} className={clsx(cellClass, tone && tones[tone])}>
                    {foot}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {unchanged && (
        <Rest name={t(hasMany ? "agreement:unchanged" : "agreement:rest")}>
          {unchanged} {hasMany && <span className="text-ink-3">{t("agreement:always")}</span>}
        </Rest>
      )}
      {isSameText && first?.scopeText && (
        <Rest name={t("agreement:description")}>
          <UserText lang={null}>{first.scopeText}</UserText>{" "}
          <span className="text-ink-3">{t("agreement:always")}</span>
        </Rest>
      )}
    </>
  )
}

/** Below the versions, its text in line with theirs. */
function Rest({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="grid gap-x-4 border-t border-line px-4 py-3.5 text-14 wrap-anywhere md:grid-cols-[128px_minmax(0,1fr)] md:px-5">
      <span className={nameClass}>{name}</span>
      <span className="whitespace-pre-line">{children}</span>
    </p>
  )
}

interface CellProps {
  part: Part
  column: VersionColumn
  before: VersionColumn | undefined
}

function Cell({ part, column, before }: CellProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { price, scheduledAt, included, scopeText, note } = column
  if (part === "included") return <Lines lines={included} before={before?.included} />
  if (part === "reason") return note ? <UserText lang={null}>{note}</UserText> : "–"
  if (part === "price") {
    const more = price.amount - (before?.price.amount ?? price.amount)
    const difference = `${more > 0 ? "+" : "−"}${priceText({ ...price, amount: Math.abs(more) }, say)}`
    return (
      <>
        <TotalPrice terms={column} className="display text-d18" />
        {before && <Mark isSame={more === 0}>{difference}</Mark>}
      </>
    )
  }
  if (part === "when")
    return (
      <>
        <b>{scheduledAt ? startText(scheduledAt, locale) : t("agreement:noDate")}</b>
        {before && <Mark isSame={scheduledAt === before.scheduledAt}>{t("agreement:changed")}</Mark>}
      </>
    )
  const isSame = before?.scopeText === scopeText
  return (
    <>
      {!isSame && (scopeText ? <UserText lang={null}>{scopeText}</UserText> : t("agreement:nothing"))}
      {before && <Mark isSame={isSame}>{t("agreement:changed")}</Mark>}
    </>
  )
}

const cellClass = "px-4 py-3.5 align-top wrap-anywhere whitespace-pre-line md:px-5"
const nameClass = "text-13 font-normal align-top text-ink-3"
const tones = {
  inForce: "bg-brand-soft/40",
  asked: "bg-[repeating-linear-gradient(-45deg,transparent_0_8px,var(--wall)_8px_16px)]",
}

function Mark({ isSame, children }: { isSame: boolean; children: string }) {
  const { t } = useTranslation()
  if (isSame) return <span className="block text-13 text-ink-3">{t("agreement:same")}</span>
  return (
    <span className="mt-1 block">
      <Chip tone="warn" dense>
        {children}
      </Chip>
    </span>
  )
}

/** What this version has and the one before it doesn't, and the other way round. */
function Lines({ lines, before }: { lines: readonly string[]; before: readonly string[] | undefined }) {
  const { t } = useTranslation()
  const gone = before?.filter((line) => !lines.includes(line)) ?? []
  const isSame = before !== undefined && gone.length === 0 && lines.length === before.length
  const same = isSame && <Mark isSame>{t("agreement:same")}</Mark>
  if (lines.length + gone.length === 0)
    return (
      <>
        {t("agreement:nothing")}
        {same}
      </>
    )
  const list = (
    <ul className="grid gap-1">
      {lines.map((line) => {
        const isNew = before !== undefined && !before.includes(line)
        const Bullet = isNew ? Plus : Circle
        return (
          <li key={line} className={clsx("flex gap-1.5", isNew && "font-semibold text-ok-text")}>
            <Bullet
              size={isNew ? 16 : 10}
              strokeWidth={2.2}
              aria-hidden="true"
              className={clsx("flex-none", isNew ? "mt-1" : "mx-[3px] mt-[7px] text-ink-3")}
            />
            <span className="min-w-0">
              {isNew && <span className="sr-only">{t("agreement:added")}: </span>}
              <UserText lang={null}>{line}</UserText>
            </span>
          </li>
        )
      })}
      {gone.map((line) => (
        <li key={line} className="flex gap-1.5 text-danger-text">
          <Minus size={16} strokeWidth={2.2} aria-hidden="true" className="mt-1 flex-none" />
          <span className="min-w-0">
            <span className="sr-only">{t("agreement:removed")}: </span>
            <s>
              <UserText lang={null}>{line}</UserText>
            </s>
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list}
      {same}
    </>
  )
}

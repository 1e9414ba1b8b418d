import { Link2, Minus, Plus } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Fact } from "../frame/fact.tsx"
import { fieldWords, valueWords } from "./audit-values.ts"
import type { AuditRow } from "./load-audit.ts"

/** What the row holds beyond its line: the difference, the reason, where it came from, its place in the chain. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  const { reason, address, agent, requestId, position, hash, entityId } = row
  return (
    <div className="min-w-0">
      <Difference row={row} />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3 text-14">
        {reason ? <Fact name={t("admin-audit:reason")}>{reason}</Fact> : null}
        {entityId ? (
          <Fact name={t("admin-audit:entityId")}>
            <code className="text-13 break-all">{entityId}</code>
          </Fact>
        ) : null}
        {address ? <Fact name={t("admin-audit:address")}>{address}</Fact> : null}
        {agent ? <Fact name={t("admin-audit:browser")}>{agent}</Fact> : null}
        {requestId ? (
          <Fact name={t("admin-audit:request")}>
            <code className="text-13 break-all">{requestId}</code>
          </Fact>
        ) : null}
        {hash ? (
          <Fact name={t("admin-audit:chain")}>
            <span className="inline-flex items-center gap-1.5">
              <Link2 size={15} strokeWidth={1.9} aria-hidden="true" />
              <code className="text-13" title={hash}>
                {position} · {hash.slice(0, 12)}…
              </code>
            </span>
          </Fact>
        ) : null}
      </dl>
    </div>
  )
}

function Difference({ row: { entityType, before, after } }: { row: AuditRow }) {
  const { t } = useTranslation()
  const date = useDate()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  const words = (field: string, value: unknown) =>
    valueWords(value, { t, date: (moment) => date(moment, "long"), entityType, field })
  return (
    <div className="overflow-x-auto rounded-control bg-paper inset-ring inset-ring-line">
      <table className="w-full border-collapse text-left text-14">
        <caption className="sr-only">{t("admin-audit:difference")}</caption>
        <thead>
          <tr className="text-13 text-ink-2">
            <th scope="col" className="px-3.5 py-2 font-semibold">
              {t("admin-audit:field")}
            </th>
            <th scope="col" className="px-3.5 py-2 font-semibold">
              {t("admin-audit:before")}
            </th>
            <th scope="col" className="px-3.5 py-2 font-semibold">
              {t("admin-audit:after")}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="px-3.5 py-2 align-top font-medium">
                {fieldWords(t, entityType, name) ?? <code className="text-13">{name}</code>}
              </th>
              <td className="bg-danger-soft px-3.5 py-2 align-top text-danger-text">
                <Value sign={Minus} value={before?.[name]} words={words(name, before?.[name])} />
              </td>
              <td className="bg-ok-soft px-3.5 py-2 align-top text-ok-text">
                <Value sign={Plus} value={after?.[name]} words={words(name, after?.[name])} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ValueProps {
  sign: typeof Minus
  value: unknown
  /** Null where it is shown as it was written. */
  words: string | null
}

function Value({ sign: Sign, value, words }: ValueProps) {
  if (value === undefined || value === null) return "–"
  return (
    <span className="flex items-start gap-1.5">
      <Sign size={14} strokeWidth={2.2} aria-hidden="true" className="mt-1 flex-none" />
      {words === null ? (
        <code className="text-13 wrap-anywhere whitespace-pre-wrap">
          {typeof value === "string" ? value : JSON.stringify(value, null, 1)}
        </code>
      ) : (
        <span className="wrap-anywhere whitespace-pre-wrap">{words}</span>
      )}
    </span>
  )
}

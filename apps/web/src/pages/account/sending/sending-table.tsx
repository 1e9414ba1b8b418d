import {
  channels,
  groups,
  isChoice,
  usualChannels,
  type Channel,
  type NotificationGroup,
} from "@doable/domain/notification/groups"
import { Lock } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { boxName, type PreferenceChange, type Preferences } from "./sending-query.ts"

type Row = Preferences["data"][number]

interface SendingTableProps {
  rows: readonly Row[]
  hasPush: boolean
  onChange: (change: PreferenceChange["payload"][number]) => void
}

const sides = ["client", "doer", "both"] as const

export const shownChannels = (hasPush: boolean): Channel[] =>
  channels.filter((channel) => channel !== "push" || hasPush)

/** Which group comes how. What can't be turned off has a lock. */
export function SendingTable({ rows, hasPush, onChange }: SendingTableProps) {
  const { t } = useTranslation()
  const shown = shownChannels(hasPush)
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{t("sending:caption")}</caption>
      <thead>
        <tr className="text-13 text-ink-2">
          <th scope="col">
            <span className="sr-only">{t("sending:what")}</span>
          </th>
          {shown.map((channel) => (
            <th key={channel} scope="col" className="w-15 py-2 font-semibold sm:w-20">
              {t(`sending:${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {sides.map((side) => (
        <tbody key={side}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={shown.length + 1}
              className="pt-3 pb-1 text-left text-13 font-semibold text-brand-text"
            >
              {t(`sending:side.${side}`)}
            </th>
          </tr>
          {rows
            .filter(({ type }) => groups[type].side === side)
            .map((row) => (
              <GroupRow key={row.type} row={row} shown={shown} onChange={onChange} />
            ))}
        </tbody>
      ))}
    </table>
  )
}

function GroupRow({
  row,
  shown,
  onChange,
}: {
  row: Row
  shown: readonly Channel[]
  onChange: SendingTableProps["onChange"]
}) {
  const { t } = useTranslation()
  const name = t(`sending:group.${row.type}.name`)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-2 text-left font-normal">
        <span className="mr-1 font-medium">{name}</span>{" "}
        <span className="text-13 text-ink-3 max-sm:block">{t(`sending:group.${row.type}.why`)}</span>
      </th>
      {shown.map((channel) => (
        <td key={channel} className="text-center">
          {isChoice(row.type, channel) ? (
            <Checkbox
              className="mx-auto w-fit"
              name={boxName(row.type, channel)}
              aria-label={t("sending:cell", { group: name, channel: t(`sending:${channel}`) })}
              checked={row[channel]}
              onChange={(event) => onChange({ type: row.type, [channel]: event.currentTarget.checked })}
            />
          ) : (
            <Fixed type={row.type} channel={channel} />
          )}
        </td>
      ))}
    </tr>
  )
}

function Fixed({ type, channel }: { type: NotificationGroup; channel: Channel }) {
  const { t } = useTranslation()
  const isOn = usualChannels(type)[channel]
  return (
    <span
      title={t(isOn ? "sending:always" : "sending:none")}
      className="inline-grid min-h-11 place-items-center align-middle text-ink-3"
    >
      {isOn ? <Lock size={16} strokeWidth={1.9} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{t(isOn ? "sending:always" : "sending:none")}</span>
    </span>
  )
}

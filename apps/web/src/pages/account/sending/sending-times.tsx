import { digests, digestTime } from "@doable/domain/notification/when-to-email"
import { marketZone } from "@doable/domain/time/market-day"
import { usualQuietHours, type QuietHours } from "@doable/domain/time/quiet-hours"
import { wallClock } from "@doable/domain/time/zone"
import { useEffect, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { HourSelect } from "../../../ui/fields/hour-select.tsx"
import { Switch } from "../../../ui/fields/switch.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { QuietBar } from "./quiet-bar.tsx"
import type { PreferenceChange, Preferences } from "./sending-query.ts"
import { useNow } from "../../../notification/use-now.ts"

type Change = Omit<PreferenceChange, "payload">

interface TimesProps {
  known: Preferences
  onChange: (change: Change) => void
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Once a zone is set, only its owner changes it, where they see it. Before, it's that of the clock they see. */
function zoneOf({ digest, quietHours, tz }: Preferences): string {
  const isSet = digest !== "none" || quietHours !== null || tz !== marketZone
  return isSet ? tz : deviceZone()
}

export function DigestChoice({ known, onChange }: TimesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-semibold">{t("sending:digest.label")}</legend>
      <div className="grid grid-cols-3 rounded-control bg-wall-2 p-0.75 text-center text-14 font-medium">
        {digests.map((digest) => (
          <label
            key={digest}
            className="grid min-h-10 cursor-pointer place-items-center rounded-[8px] px-1 py-1 leading-5 has-checked:bg-paper has-checked:font-semibold dark:has-checked:bg-paper-2 has-checked:shadow-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="digest"
              value={digest}
              checked={known.digest === digest}
              onChange={() => onChange({ digest, ...(known.quietHours ? {} : { tz: zoneOf(known) }) })}
              className="sr-only"
            />
            {t(`sending:digest.${digest}`, { time: digestTime })}
          </label>
        ))}
      </div>
      <p className="mt-2 text-13 text-ink-3">{t("sending:digest.hint", { time: digestTime })}</p>
    </fieldset>
  )
}

interface QuietProps extends TimesProps {
  /** When the settings were read: a moment that server and browser agree on. */
  readAt: number
  hasSameHours: boolean
}

export function QuietChoice({ known, readAt, hasSameHours, onChange }: QuietProps) {
  const { t } = useTranslation()
  const { quietHours } = known
  const [hours, setHours] = useState<Pick<QuietHours, "from" | "to">>(quietHours ?? usualQuietHours)
  const { from, to } = hours
  const isSame = from === to
  const isOn = quietHours !== null
  const change = (next: { from: string; to: string }) => {
    setHours(next)
    if (isOn && next.from !== next.to) onChange({ quietHours: { ...next, tz: zoneOf(known) } })
  }
  return (
    <div className="min-w-0">
      <Switch
        name="quiet"
        className="-mt-2 font-semibold"
        label={isSame ? t("sending:quiet.label") : t("sending:quiet.hours", { from, to })}
        checked={isOn}
        onChange={(event) => {
          const kept = isSame ? usualQuietHours : { from, to }
          if (isSame) setHours(kept)
          onChange({ quietHours: event.currentTarget.checked ? { ...kept, tz: zoneOf(known) } : null })
        }}
      />
      {isOn && <QuietBar {...quietHours} />}
      <p className="mt-1 text-13 text-ink-3">
        {isOn ? t("sending:quiet.hint", { to: quietHours.to }) : t("sending:quiet.off")}
      </p>
      <input type="hidden" name="tz" value={known.tz} />
      {(isOn || known.digest !== "none") && <ZoneLine known={known} readAt={readAt} onChange={onChange} />}
      <Disclosure title={t("sending:quiet.change")} open={hasSameHours || undefined}>
        <div className="grid max-w-80 grid-cols-2 gap-3">
          <Field label={t("sending:quiet.from")}>
            <HourSelect name="from" hour={from} onChange={(hour) => change({ from: hour, to })} />
          </Field>
          <Field
            label={t("sending:quiet.to")}
            error={isSame || hasSameHours ? t("sending:quiet.same") : null}
          >
            <HourSelect name="to" hour={to} onChange={(hour) => change({ from, to: hour })} />
          </Field>
        </div>
      </Disclosure>
    </div>
  )
}

/** In whose time all this is meant; a traveller can take the time of the device. */
function ZoneLine({ known, readAt, onChange }: Omit<QuietProps, "hasSameHours">) {
  const { t } = useTranslation()
  const now = useNow(readAt)
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(deviceZone()), [])
  const { tz } = known
  // The last part of "America/New_York" is the city.
  const city = tz.split("/").at(-1)?.replaceAll("_", " ") ?? tz
  const zone = tz === marketZone ? t("sending:zone.market") : city
  return (
    <div className="text-13 text-ink-3">
      {t("sending:zone.now", { zone, time: wallClock(tz, now).time })}{" "}
      {own !== null && own !== tz && (
        <Button variant="link" size="sm" onClick={() => onChange({ tz: own })}>
          {t("sending:zone.use")}
        </Button>
      )}
    </div>
  )
}

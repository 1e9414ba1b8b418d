import { durationHours, offerValidDays, startWithinDays, warrantyDays } from "@doable/domain/offer/limits"
import { addDays, dayOf } from "@doable/domain/task/market-day"
import { Clock } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { DatePicker } from "../../ui/date-picker.tsx"
import { NativeSelect } from "../../ui/native-select.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { daysText } from "../offer-words.ts"
import { usualTime } from "./form.ts"
import { OfferField } from "./offer-field.tsx"
import type { OfferEditor } from "./use-offer-form.ts"

const TimePicker = lazy(() =>
  import("../../ui/time-picker.tsx").then((module) => ({ default: module.TimePicker })),
)

const usualValidity = [1, 2, 3, 5, offerValidDays.usual, 10, 14, 21, offerValidDays.max]

export function TimeFields({ editor, now }: { editor: OfferEditor; now: number }) {
  const { t, locale } = useTranslation()
  const { form, edit } = editor
  const today = dayOf(new Date(now))
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const validity = [...new Set([...usualValidity, form.validDays])].toSorted((a, b) => a - b)
  // Without a day there is no hour to choose, nor the list of hours to fetch.
  const noTimeYet = <TextField disabled icon={<Clock aria-hidden strokeWidth={1.9} />} />
  return (
    <section className="offer-part grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <OfferField
        path="canStartAt"
        editor={editor}
        label={t("offer:startDay")}
        hint={t("offer:startHint", { days: daysText(startWithinDays, locale) })}
      >
        <DatePicker
          value={form.day}
          min={today}
          max={addDays(today, startWithinDays)}
          onValueChange={(day) => edit({ day, time: day ? (form.time ?? usualTime) : null })}
        />
      </OfferField>
      <OfferField path="time" editor={editor} label={t("offer:startTime")}>
        {form.day ? (
          <Suspense fallback={noTimeYet}>
            <TimePicker value={form.time} onValueChange={(time) => edit({ time })} />
          </Suspense>
        ) : (
          noTimeYet
        )}
      </OfferField>
      <OfferField
        path="duration"
        editor={editor}
        label={t("offer:duration")}
        hint={t("offer:durationHint", {
          min: number(durationHours.min),
          max: number(durationHours.max),
        })}
      >
        <TextField
          inputMode="numeric"
          autoComplete="off"
          suffix={t("offer:hours")}
          value={form.duration}
          onChange={({ currentTarget }) => edit({ duration: currentTarget.value })}
        />
      </OfferField>
      <OfferField
        path="warranty"
        editor={editor}
        label={t("offer:warranty")}
        hint={t("offer:warrantyHint", { max: number(warrantyDays.max) })}
      >
        <TextField
          inputMode="numeric"
          autoComplete="off"
          suffix={t("offer:days")}
          value={form.warranty}
          onChange={({ currentTarget }) => edit({ warranty: currentTarget.value })}
        />
      </OfferField>
      <OfferField path="validDays" editor={editor} label={t("offer:valid")} hint={t("offer:validHint")}>
        <NativeSelect
          value={form.validDays}
          onChange={({ currentTarget }) => edit({ validDays: Number(currentTarget.value) })}
        >
          {validity.map((days) => (
            <option key={days} value={days}>
              {daysText(days, locale)}
            </option>
          ))}
        </NativeSelect>
      </OfferField>
    </section>
  )
}

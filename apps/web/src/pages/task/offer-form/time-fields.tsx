import { numberFormat } from "@doable/words/format"
import { durationHours, offerValidDays, startWithinDays, warrantyDays } from "@doable/domain/offer/limits"
import { addDays, dayOf, timeOf } from "@doable/domain/time/market-day"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { DatePicker } from "../../../ui/pickers/date-picker.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { timesBetween, timeText } from "../../../ui/pickers/time-text.ts"
import { spanText } from "@doable/words/format"
import { DayChips } from "./day-chips.tsx"
import { usualTime } from "./form.ts"
import { OfferField } from "./offer-field.tsx"
import { isOffFor, useMyProfile } from "./use-my-profile.ts"
import type { OfferEditor } from "./use-offer-form.ts"
import { timeToOffer, wantedDays } from "./wanted-days.ts"

const usualValidity = [1, 2, 3, 5, offerValidDays.usual, 10, 14, 21, offerValidDays.max]
const usualTimes = timesBetween("00:00", "23:30", 30)

interface TimeFieldsProps {
  editor: OfferEditor
  data: TaskPageData
  name: string
}

export function TimeFields({ editor, data: { task, now }, name }: TimeFieldsProps) {
  const { t, locale } = useTranslation()
  const profile = useMyProfile()
  const { form, edit } = editor
  const today = dayOf(new Date(now))
  const wanted = wantedDays(task.timing, today)
  const number = (value: number) => numberFormat(locale).format(value)
  const validity = [...new Set([...usualValidity, form.validDays])].toSorted((a, b) => a - b)
  const passedOn = (day: string | null) => (day === today ? timeOf(new Date(now)) : "")
  const times = [...new Set([...usualTimes, form.time ?? usualTime])]
    .filter((one) => one > passedOn(form.day) || one === form.time)
    .toSorted()
  const setDay = (day: string | null) => {
    const isKept = form.time !== null && form.time > passedOn(day)
    edit({ day, time: day && (isKept ? form.time : timeToOffer(task.timing, passedOn(day))) })
  }
  return (
    <section className="offer-part">
      <OfferField
        group
        path="canStartAt"
        editor={editor}
        label={
          <span className="flex flex-wrap items-center gap-x-4">
            {t("offer:startDay")}
            {wanted.named !== null && (
              <span className="flex items-center gap-1.5 text-13 font-normal text-ink-2">
                <i aria-hidden="true" className="size-3 rounded-[3px] bg-brand-soft-2" />
                {t("offer:wantedDays", { name })}
              </span>
            )}
          </span>
        }
        hint={t("offer:startHint", { days: spanText(startWithinDays, "day", locale) })}
      >
        <DayChips
          day={form.day}
          onDayChange={setDay}
          today={today}
          wanted={wanted}
          isOff={isOffFor(profile)}
        />
      </OfferField>
      <div className="mt-4 grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <OfferField path="day" editor={editor} label={t("offer:otherDay")} className="max-sm:col-span-2">
          <DatePicker
            value={form.day}
            min={today}
            max={addDays(today, startWithinDays)}
            onValueChange={setDay}
          />
        </OfferField>
        <OfferField path="time" editor={editor} label={t("offer:startTime")}>
          <NativeSelect
            disabled={form.day === null}
            value={form.time ?? ""}
            onChange={({ currentTarget }) => edit({ time: currentTarget.value })}
          >
            {form.day === null && <option value="">–</option>}
            {times.map((one) => (
              <option key={one} value={one}>
                {timeText(one, locale)}
              </option>
            ))}
          </NativeSelect>
        </OfferField>
        <OfferField
          path="duration"
          editor={editor}
          label={t("offer:duration")}
          hint={t("offer:durationHint", {
            min: number(durationHours.min),
            max: number(durationHours.max),
            count: durationHours.max,
          })}
        >
          <TextField
            inputMode="decimal"
            autoComplete="off"
            suffix={t("offer:hours")}
            value={form.duration}
            onChange={({ currentTarget }) => edit({ duration: currentTarget.value })}
          />
        </OfferField>
        <OfferField path="validDays" editor={editor} label={t("offer:valid")}>
          <NativeSelect
            value={form.validDays}
            onChange={({ currentTarget }) => edit({ validDays: Number(currentTarget.value) })}
          >
            {validity.map((days) => (
              <option key={days} value={days}>
                {spanText(days, "day", locale)}
              </option>
            ))}
          </NativeSelect>
        </OfferField>
        <OfferField
          path="warranty"
          editor={editor}
          label={t("offer:warranty")}
          hint={t("offer:warrantyHint", {
            max: number(warrantyDays.max),
            count: warrantyDays.max,
          })}
        >
          <TextField
            inputMode="numeric"
            autoComplete="off"
            suffix={t("offer:days")}
            value={form.warranty}
            onChange={({ currentTarget }) => edit({ warranty: currentTarget.value })}
          />
        </OfferField>
      </div>
    </section>
  )
}

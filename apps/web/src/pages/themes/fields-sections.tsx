import { useState } from "react"
import { marketTimeZone } from "../../i18n/dates.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/fields/field.tsx"
import type { Upload } from "../../ui/files/file-drop-uploads.ts"
import { FileDrop } from "../../ui/files/file-drop.tsx"
import { addDays, todayIn } from "../../ui/pickers/calendar-dates.ts"
import type { PlainDate } from "../../ui/pickers/calendar-dates.ts"
import { Calendar } from "../../ui/pickers/calendar.tsx"
import { DatePicker } from "../../ui/pickers/date-picker.tsx"
import { TimeWindows } from "../../ui/pickers/time-picker-windows.tsx"
import type { TimeWindow } from "../../ui/pickers/time-picker-windows.tsx"
import { TimePicker } from "../../ui/pickers/time-picker.tsx"
import { FieldsChoice } from "./fields-choice.tsx"
import { FieldsMoney } from "./fields-money.tsx"
import { FieldsText } from "./fields-text.tsx"
import { Sample, Section } from "./section.tsx"

export function FieldsSections() {
  return (
    <>
      <FieldsText />
      <FieldsChoice />
      <FieldsMoney />
      <FieldsTime />
      <FieldsFiles />
    </>
  )
}

const pictures = ["image/jpeg", "image/png", "image/gif", "image/webp"]

function FieldsFiles() {
  const { t } = useTranslation()
  const [names, setNames] = useState<readonly string[]>([])

  return (
    <Section id="fields-files" title={t("themesFields:files")} text={t("themesFields:filesAbout")}>
      <div className="grid items-start gap-7 md:grid-cols-2">
        <Sample title={t("themesFields:several")}>
          <Field group label={t("themesFields:photos")} hint={names.join(", ")}>
            <FileDrop upload={readOnDevice} onValueChange={setNames} accept={pictures} maxBytes={5_000_000} />
          </Field>
        </Sample>
        <Sample title={t("themesFields:single")}>
          <Field group label={t("themesFields:document")}>
            <FileDrop upload={readOnDevice} multiple={false} accept={["application/pdf"]} />
          </Field>
        </Sample>
      </div>
    </Section>
  )
}

/** Nothing leaves the device on this page: the file is only read through, piece by piece. */
const readOnDevice: Upload<string> = async (file, { signal, onProgress }) => {
  let read = 0
  for await (const piece of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted()
    read += piece.byteLength
    onProgress(read / file.size)
  }
  return file.name
}

function FieldsTime() {
  const { t } = useTranslation()
  const [today] = useState(() => todayIn(marketTimeZone, new Date()))
  const [day, setDay] = useState<PlainDate | null>(() => addDays(today, 2))
  const [date, setDate] = useState<PlainDate | null>(null)
  const [time, setTime] = useState<string | null>("18:30")
  const [window, setWindow] = useState<TimeWindow>("evening")
  const limits = { min: today, max: addDays(today, 90) }

  return (
    <Section id="fields-time" title={t("themesFields:time")} text={t("themesFields:timeAbout")}>
      <div className="grid items-start gap-7 md:grid-cols-2">
        <Sample title={t("themesFields:calendar")}>
          <Field group label={t("themesFields:byDay")}>
            <Calendar value={day} onValueChange={setDay} {...limits} />
          </Field>
        </Sample>
        <Sample title={t("themesFields:windows")}>
          <Field group label={t("themesFields:atHour")} className="max-w-75">
            <TimeWindows value={window} onValueChange={setWindow} />
          </Field>
        </Sample>
      </div>
      <Sample title={t("themesFields:pickers")}>
        <div className="grid max-w-form items-start gap-5 sm:grid-cols-2">
          <Field label={t("themesFields:date")} hint={t("themesFields:dateHint")}>
            <DatePicker value={date} onValueChange={setDate} {...limits} />
          </Field>
          <Field label={t("themesFields:hour")} hint={t("themesFields:hourHint")}>
            <TimePicker value={time} onValueChange={setTime} min="07:00" max="22:00" />
          </Field>
        </div>
      </Sample>
    </Section>
  )
}

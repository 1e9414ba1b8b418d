import { typedDay } from "@doable/words/format"
import { Suspense, useState } from "react"
import { addDays } from "@doable/domain/time/market-day"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Leaf } from "../../blocks/list-page/filter-fields.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { leafDays } from "./form-values.ts"
import type { TaskSearch } from "./task-search.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const DatePicker = lazy(() =>
  import("../../ui/pickers/date-picker.tsx").then((module) => ({ default: module.DatePicker })),
)

type Days = Pick<TaskSearch, "from" | "to">

interface DayFieldsProps {
  values: Record<string, string[]>
  today: string
  onDays: (days: Days) => void
}

/** The next days as leaves; for others two fields, which get a calendar once they are opened. */
export function DayFields({ values, today, onDays }: DayFieldsProps) {
  const { t, locale } = useTranslation()
  const given: Days = { from: values["from"]?.[0], to: values["to"]?.[0] }
  const written = `${given.from} ${given.to}`
  const isGiven = given.from !== undefined || given.to !== undefined
  const [isOpened, setOpened] = useState(false)
  // A choice made here applies right away; a new address replaces it.
  const [chosen, setChosen] = useState({ written, days: given })
  const days = chosen.written === written ? chosen.days : given
  const choose = (part: Days) => {
    setChosen({ written, days: { ...days, ...part } })
    onDays(part)
  }

  return (
    <>
      <div className="grid grid-cols-7 gap-1">
        {Array.from({ length: leafDays }, (_, ahead) => addDays(today, ahead)).map((day) => (
          <Leaf key={day} day={day} isChosen={values["day"]?.includes(day) ?? false} />
        ))}
      </div>
      <Disclosure
        className="-mb-2"
        title={t("list:otherDays")}
        open={isGiven}
        onToggle={() => setOpened(true)}
      >
        <div className="mt-1 grid gap-2">
          {(["from", "to"] as const).map((name) => {
            const shared = {
              dense: true,
              name,
              "aria-label": t(`tasks:${name}`),
              placeholder: t("list:dayPattern"),
            }
            // As people write days here, in every browser; it is read as such.
            const plain = (
              <TextField
                {...shared}
                autoComplete="off"
                defaultValue={days[name] ? typedDay(days[name], locale) : undefined}
              />
            )
            return (
              <div key={name} className="grid grid-cols-[56px_minmax(0,1fr)] items-center text-14">
                <span aria-hidden="true">{t(`tasks:${name}`)}</span>
                {isOpened ? (
                  <Suspense fallback={plain}>
                    <DatePicker
                      {...shared}
                      min={today}
                      value={days[name] ?? null}
                      onValueChange={(day) => choose({ [name]: day ?? undefined })}
                    />
                  </Suspense>
                ) : (
                  plain
                )}
              </div>
            )
          })}
        </div>
      </Disclosure>
    </>
  )
}

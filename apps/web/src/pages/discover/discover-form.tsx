import { placeQueryLength } from "@doable/domain/place/limits"
import { typedDay } from "@doable/words/format"
import { locales } from "@doable/domain/locale"
import { useRouter } from "@tanstack/react-router"
import { MapPin } from "lucide-react"
import { Suspense, useEffect, useRef, useState } from "react"
import type { FormEvent } from "react"
import { day, fieldsOf } from "../../blocks/list-page/read-address.ts"
import { marketTimeZone } from "../../i18n/dates.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { useOwnWords } from "../../ui/fields/use-own-words.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { todayIn } from "../../ui/pickers/calendar-dates.ts"
import { readDiscoverSearch } from "./discover-search.ts"
import type { DiscoverSearch } from "./discover-search.ts"
import type { DiscoverData } from "./load-discover.ts"
import { lazy } from "../../ui/code/lazy.tsx"

/** A plain form that asks by its address; with scripts it does the same without leaving the page. */
export function DiscoverForm({ search, data }: { search: DiscoverSearch; data: DiscoverData }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const chosen = search.languages?.split(",") ?? []
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readDiscoverSearch(fieldsOf(event.currentTarget))
    void router.navigate({ to: "/providers/discover", search: { ...wanted }, resetScroll: false })
  }
  return (
    <Card className="p-5 md:p-6">
      <form method="get" action="/providers/discover" onSubmit={send} className="grid gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_minmax(190px,0.7fr)]">
          <WhatField branches={data.branches} value={search.category} />
          <Field label={t("provider-discover:where")} hint={t("provider-discover:whereHint")}>
            <TextField
              key={`${search.place} ${search.where}`}
              name="where"
              maxLength={placeQueryLength}
              autoComplete="off"
              icon={<MapPin strokeWidth={1.9} aria-hidden="true" />}
              defaultValue={data.placeName?.[locale] ?? search.where}
            />
          </Field>
          <Field label={t("provider-discover:when")} hint={t("provider-discover:whenHint")}>
            <WhenField key={search.date} given={search.date} />
          </Field>
        </div>
        <fieldset>
          <legend className="text-14 font-semibold">{t("provider-discover:language")}</legend>
          <div className="flex flex-wrap gap-x-7">
            {locales.map((language) => (
              <Checkbox
                key={`${language} ${search.languages}`}
                name="languages"
                value={language}
                label={t(`provider-discover:languages.${language}`)}
                defaultChecked={chosen.includes(language)}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <Button type="submit">{t("provider-discover:find")}</Button>
        </div>
      </form>
      {search.where && !data.placeId && (
        <p role="status" className="mt-4 text-ink-2">
          {t("provider-discover:whereUnknown", { where: search.where })}
        </p>
      )}
    </Card>
  )
}

function WhatField({ branches, value }: Pick<DiscoverData, "branches"> & { value: string | undefined }) {
  const { t, locale } = useTranslation()
  const { isWrong, check } = useOwnWords<HTMLSelectElement>()
  return (
    <Field label={t("provider-discover:what")} error={isWrong && t("provider-discover:whatMissing")}>
      <NativeSelect {...check} key={value} name="category" required defaultValue={value ?? ""}>
        <option value="" disabled>
          {t("provider-discover:choose")}
        </option>
        {branches.map(({ name, leaves }) => (
          <optgroup key={name.en} label={name[locale]}>
            {leaves.map((leaf) => (
              <option key={leaf.slug} value={leaf.slug}>
                {leaf.name[locale]}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </Field>
  )
}

const DatePicker = lazy(() =>
  import("../../ui/pickers/date-picker.tsx").then((module) => ({ default: module.DatePicker })),
)

/** A day is written as people write it here; with scripts it can be taken from a calendar, too. */
function WhenField({ given }: { given: string | undefined }) {
  const { t, locale } = useTranslation()
  const plain = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(given ?? null)
  /** Null until there's a calendar. */
  const [today, setToday] = useState<string | null>(null)
  const upgrade = () => {
    setChosen(day(plain.current?.value) ?? null)
    setToday(todayIn(marketTimeZone, new Date()))
  }
  useEffect(() => {
    // Not under the fingers of someone who is typing already.
    if (document.activeElement !== plain.current) upgrade()
  }, [])

  const shared = { name: "date", placeholder: t("list:dayPattern") }
  const field = (
    <TextField
      {...shared}
      ref={plain}
      autoComplete="off"
      defaultValue={given ? typedDay(given, locale) : undefined}
      onBlur={upgrade}
    />
  )
  if (today === null) return field
  return (
    <Suspense fallback={field}>
      <DatePicker {...shared} min={today} value={chosen} onValueChange={setChosen} />
    </Suspense>
  )
}

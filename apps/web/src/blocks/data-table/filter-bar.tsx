import { addressSearchLength } from "@doable/domain/text/search"
import { useLocation, useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { fieldValue, fillForm } from "../list-page/fill-form.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { day } from "../list-page/read-address.ts"
import { bareInput, boxAround, boxButton } from "../../ui/fields/field-box.ts"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { DayFilter } from "./day-filter.tsx"

export interface SelectFilter {
  name: string
  label: string
  /** What stands there while nothing is chosen. */
  any: string
  options: readonly { value: string; label: string }[]
}

interface FilterBarProps {
  /** The address as its reader gives it. */
  search: object
  /** `shortest`: from so many letters on it is searched for. */
  q: { label: string; hint: string; shortest?: number }
  selects?: readonly SelectFilter[]
  days?: readonly { name: string; label: string }[]
  /** What of the address stays as it is, for when the form is sent without scripts. */
  kept?: Readonly<Record<string, string>>
  /** More that stands at the end of the line. */
  children?: ReactNode
}

const typingMs = 400
const nothing: NonNullable<FilterBarProps["kept"]> = {}
const noSelects: readonly SelectFilter[] = []
const noDays: NonNullable<FilterBarProps["days"]> = []

/** A plain GET form whose every change is an address; it also works before the scripts do. */
export function FilterBar({
  search,
  q,
  selects = noSelects,
  days = noDays,
  kept = nothing,
  children,
}: FilterBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const values = search as Record<string, string | undefined>
  // The days aren't read from the form: they go into the address as they are chosen.
  const names = ["q", ...selects.map(({ name }) => name)]
  const written = JSON.stringify(names.map((name) => [name, values[name] ?? ""]))

  // What came from elsewhere (the way back, a link) is put into the fields.
  useEffect(() => {
    const wanted = JSON.parse(written) as [name: string, value: string][]
    const fields = wanted.map(([name, value]) => [name, fieldValue(value || undefined)])
    if (form.current) fillForm(form.current, Object.fromEntries(fields))
  }, [written])
  useEffect(() => () => clearTimeout(typing.current), [])
  // A day stands in its field right away, not only when the list has come.
  const [picked, setPicked] = useState<Record<string, string | null>>({})
  const writtenDays = days.map(({ name }) => values[name] ?? "").join()
  useEffect(() => setPicked({}), [writtenDays])
  const pick = (name: string, picked: string | null) => {
    setPicked((before) => ({ ...before, [name]: picked }))
    go({ [name]: picked ?? undefined })
  }

  const take = () => {
    clearTimeout(typing.current)
    if (!form.current) return
    const data = new FormData(form.current)
    const wished = names.map((name) => [name, String(data.get(name) ?? "").trim() || undefined])
    go(Object.fromEntries(wished) as Record<string, string | undefined>)
  }
  const go = (wished: Record<string, string | undefined>) => {
    const set = { ...wished, page: undefined, open: undefined }
    void navigate({
      to: ".",
      search: ((before: object) => ({ ...before, ...set })) as never,
      resetScroll: false,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take()
  }
  const type = () => {
    clearTimeout(typing.current)
    typing.current = setTimeout(take, typingMs)
  }

  const { shortest = 0 } = q
  const isTooShort = values["q"] !== undefined && values["q"].length < shortest
  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      role="search"
      aria-label={q.label}
      onSubmit={submit}
      className="mb-3.5 flex flex-wrap items-center gap-2"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div
        className={boxAround({
          dense: true,
          className: "max-md:w-full md:w-auto! md:max-w-[300px] md:flex-[1_1_220px]!",
        })}
      >
        <button type="submit" aria-label={t("admin:search")} className={`${boxButton} -mr-2`}>
          <Search size={18} strokeWidth={1.9} aria-hidden="true" />
        </button>
        <input
          name="q"
          defaultValue={values["q"]}
          maxLength={addressSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={q.label}
          placeholder={q.hint}
          onInput={type}
          className={`${bareInput} pr-3`}
        />
      </div>
      {selects.map(({ name, label, any, options }) => (
        <NativeSelect
          key={name}
          dense
          name={name}
          aria-label={label}
          defaultValue={values[name] ?? ""}
          onChange={take}
          className="max-md:flex-1 max-md:basis-[44%] md:max-w-[200px]"
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ))}
      {days.length > 0 && (
        <div className="flex gap-2 max-md:w-full">
          {days.map(({ name, label }) => (
            <DayFilter
              key={name}
              name={name}
              label={label}
              value={(name in picked ? picked[name] : day(values[name])) ?? null}
              onValueChange={(chosen) => pick(name, chosen)}
            />
          ))}
        </div>
      )}
      {children ? <div className="ml-auto max-md:hidden">{children}</div> : null}
      {isTooShort ? (
        <p role="status" className="w-full text-14 text-ink-2">
          {t("admin:typeMore", { count: shortest })}
        </p>
      ) : null}
    </form>
  )
}

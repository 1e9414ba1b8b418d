import { locales } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"
import { MapPin } from "lucide-react"
import { useCallback, useRef, type ComponentProps } from "react"
import type { ApiClient } from "../session/api-client.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { ComboboxOption } from "../ui/pickers/combobox-results.ts"
import { Combobox } from "../ui/pickers/combobox.tsx"
import { normalizeText } from "../ui/data/normalize-text.ts"
import { useApi } from "../session/use-api.ts"

type FoundPlace = Awaited<ReturnType<ApiClient["place"]["search"]["query"]>>["data"][number]

/** A locality, or a sector with its city. */
export interface PickedPlace {
  id: string
  name: L10n
  city: L10n | null
}

type PlacePickerProps = {
  value: PickedPlace | null
  onValueChange: (place: PickedPlace | null) => void
} & Pick<
  ComponentProps<typeof Combobox>,
  | "unread"
  | "onUnreadChange"
  | "placeholder"
  | "dense"
  | "name"
  | "disabled"
  | "required"
  | "id"
  | "aria-label"
  | "className"
>

/** A place of the list: found by any spelling, in any of the languages, the largest first. */
export function PlacePicker({ value, onValueChange, ...props }: PlacePickerProps) {
  const { locale } = useTranslation()
  const ask = useApi()
  const found = useRef(new Map<string, FoundPlace>())
  const nameOf = ({ name, city }: PickedPlace) => (city ? `${name[locale]}, ${city[locale]}` : name[locale])

  const latest = useRef<{ q: string; options: ComboboxOption[] }>(null)
  const load = useCallback(
    async (q: string, signal?: AbortSignal) => {
      const { data } = await ask((api) => api.place.search.query({ q }, { signal }))
      const options = data.map((place) => {
        found.current.set(place.id, place)
        const hint = place.parentName?.[locale] ?? place.region[locale]
        return { value: place.id, label: place.name[locale], hint }
      })
      latest.current = { q: q.trim(), options }
      return options
    },
    [ask, locale],
  )

  /** A name written in full is as good as a press, as long as one place has it, or one town among villages. */
  const read = (text: string) => {
    const pick = (options: ComboboxOption[]) => {
      const meant = options.filter(({ value: id }) => isNameOf(found.current.get(id), text))
      const towns = meant.filter(({ value: id }) => found.current.get(id)?.kind !== "village")
      const [first, second] = towns.length === 1 ? towns : meant
      return second ? null : (first ?? null)
    }
    return latest.current?.q === text ? pick(latest.current.options) : load(text).then(pick)
  }

  return (
    <Combobox
      {...props}
      icon={<MapPin aria-hidden strokeWidth={1.9} />}
      load={load}
      read={props.onUnreadChange && read}
      value={value && { value: value.id, label: nameOf(value) }}
      onValueChange={(option) => {
        const place = option && found.current.get(option.value)
        onValueChange(place ? { id: place.id, name: place.name, city: place.parentName } : null)
      }}
    />
  )
}

function isNameOf(place: FoundPlace | undefined, text: string): boolean {
  const wanted = normalizeText(text)
  return locales.some((locale) => {
    const name = place?.name[locale]
    const city = place?.parentName?.[locale]
    return name && [name, `${name}, ${city}`, `${name} ${city}`].some((one) => normalizeText(one) === wanted)
  })
}

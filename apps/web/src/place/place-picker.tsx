import type { L10n } from "@doable/domain/text/l10n"
import { MapPin } from "lucide-react"
import { useCallback, useRef, type ComponentProps } from "react"
import type { ApiClient } from "../api-client.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Combobox } from "../ui/combobox.tsx"
import { useApi } from "../use-api.ts"

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
  "placeholder" | "dense" | "name" | "disabled" | "required" | "id" | "aria-label" | "className"
>

/** A place of the list: found by any spelling, in any of the languages, the largest first. */
export function PlacePicker({ value, onValueChange, ...props }: PlacePickerProps) {
  const { locale } = useTranslation()
  const ask = useApi()
  const found = useRef(new Map<string, FoundPlace>())
  const nameOf = ({ name, city }: PickedPlace) => (city ? `${name[locale]}, ${city[locale]}` : name[locale])

  const load = useCallback(
    async (q: string, signal: AbortSignal) => {
      const { data } = await ask((api) => api.place.search.query({ q }, { signal }))
      return data.map((place) => {
        found.current.set(place.id, place)
        const hint = place.parentName?.[locale] ?? place.region[locale]
        return { value: place.id, label: place.name[locale], hint }
      })
    },
    [ask, locale],
  )

  return (
    <Combobox
      {...props}
      icon={<MapPin aria-hidden strokeWidth={1.9} />}
      load={load}
      value={value && { value: value.id, label: nameOf(value) }}
      onValueChange={(option) => {
        const place = option && found.current.get(option.value)
        onValueChange(place ? { id: place.id, name: place.name, city: place.parentName } : null)
      }}
    />
  )
}

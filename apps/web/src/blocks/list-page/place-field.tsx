import { placeQueryLength } from "@doable/domain/place/limits"
import { MapPin } from "lucide-react"
import { useEffect, useState } from "react"
import type { ApiClient } from "../../session/api-client.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { TextField } from "../../ui/fields/text-field.tsx"
import { useApi } from "../../session/use-api.ts"
import { ListLink, type ListPath } from "./list-link.tsx"

type Place = Awaited<ReturnType<ApiClient["place"]["search"]["query"]>>["data"][number]

const pauseMs = 150

interface PlaceFieldProps {
  path: ListPath
  /** What was typed and is no place that we know. */
  where: string | undefined
  withPlace: (place: string) => object
}

/** A place is typed and entered, with or without scripts; with them the places that fit are offered below. */
export function PlaceField({ path, where, withPlace }: PlaceFieldProps) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const [typed, setTyped] = useState("")
  const [found, setFound] = useState<readonly Place[]>([])
  useEffect(() => {
    const q = typed.trim()
    if (q.length < 2) return setFound([])
    const asked = new AbortController()
    const wait = setTimeout(() => {
      ask((api) => api.place.search.query({ q, limit: 6 }, { signal: asked.signal })).then(
        ({ data }) => setFound(data),
        // Pressing Enter on typed text still picks a place.
        () => setFound([]),
      )
    }, pauseMs)
    return () => {
      clearTimeout(wait)
      asked.abort()
    }
  }, [typed, ask])

  return (
    <>
      <TextField
        dense
        className="mt-3"
        name="where"
        maxLength={placeQueryLength}
        autoComplete="off"
        defaultValue={where}
        aria-label={t("list:placeLabel")}
        placeholder={t("list:placeHint")}
        icon={<MapPin strokeWidth={1.9} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-label={t("list:placesFound")} className="mt-1 empty:hidden">
        {found.map(({ id, name, parentName, region }) => (
          <li key={id}>
            <ListLink
              to={path}
              search={withPlace(id)}
              preload={false}
              className="flex min-h-11 items-baseline gap-2 rounded-paper px-3 py-2.5 text-15 hover:bg-wall-2"
            >
              {name[locale]}
              <span className="text-13 text-ink-3">{parentName?.[locale] ?? region[locale]}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </>
  )
}

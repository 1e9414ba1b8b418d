import { MapPin } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Hidden, Ruler, Segments } from "./filter-fields.tsx"
import { ListLink, type ListPath } from "./list-link.tsx"
import { PlaceField } from "./place-field.tsx"

const modes = ["in_person", "remote"] as const

interface WhereFieldsProps {
  path: ListPath
  mode: string
  radius: string
  place: string | number | undefined
  placeName: string | null
  where: string | undefined
  /** The search with this place, or without any. */
  withPlace: (place: string | undefined) => object
}

/** On the spot or from afar; around which place, and how far from it. */
export function WhereFields(props: WhereFieldsProps) {
  const { path, mode, radius, place, placeName, where, withPlace } = props
  const { t } = useTranslation()
  return (
    <>
      <Segments
        name="mode"
        value={mode}
        options={[
          { value: "", label: t("list:any") },
          ...modes.map((value) => ({ value, label: t(`list:mode.${value}`) })),
        ]}
      />
      {place ? (
        <div className="mt-3">
          <Hidden name="place" value={place} />
          <p className="flex items-center gap-2 text-15 font-semibold">
            <MapPin size={18} strokeWidth={1.9} aria-hidden="true" />
            <span className="min-w-0 flex-1">{placeName}</span>
            <ListLink
              to={path}
              search={withPlace(undefined)}
              className="link inline-flex min-h-9 items-center text-14"
            >
              {t("list:otherPlace")}
            </ListLink>
          </p>
          <Ruler value={radius} />
        </div>
      ) : (
        <PlaceField path={path} where={where} withPlace={withPlace} />
      )}
    </>
  )
}

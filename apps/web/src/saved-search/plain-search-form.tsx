import { alertFrequencies } from "@doable/domain/saved-search/status"
import { useTranslation } from "../i18n/use-translation.ts"
import { NativeSelect } from "../ui/fields/native-select.tsx"
import { Button } from "../ui/layout/button.tsx"
import type { SavedSearchData } from "./searches-query.ts"

/** What can be changed of a saved search without scripts. */
export function PlainSearchForm({ search: { id, name, frequency } }: { search: SavedSearchData }) {
  const { t } = useTranslation()
  return (
    <form method="post" action="/account?section=searches" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="id" value={id} />
      <NativeSelect
        name="frequency"
        defaultValue={frequency}
        aria-label={`${t("alerts:save.tell")}: ${name}`}
        dense
      >
        {alertFrequencies.map((one) => (
          <option key={one} value={one}>
            {t(`alerts:frequency.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" variant="secondary" name="do" value="save">
        {t("alerts:list.submit")}
      </Button>
      <Button type="submit" variant="ghost" name="do" value="delete">
        {t("alerts:list.delete")}
      </Button>
    </form>
  )
}

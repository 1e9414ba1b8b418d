import { fieldValue } from "../../blocks/list-page/fill-form.ts"
import { partsOf } from "../../blocks/list-page/read-address.ts"
import type { ProviderSearch } from "./provider-search.ts"

/** What each field of the filters holds for a search. */
export function formValues(search: ProviderSearch): Record<string, string[]> {
  return {
    q: fieldValue(search.q),
    category: fieldValue(search.category),
    mode: fieldValue(search.mode),
    place: fieldValue(search.place),
    where: fieldValue(search.where),
    radius: fieldValue(search.radius),
    languages: partsOf(search.languages) ?? [],
    verified: fieldValue(search.verified),
    rating: fieldValue(search.rating),
    price: fieldValue(search.price),
    currency: fieldValue(search.currency ?? "MDL"),
    day: fieldValue(search.day),
    sameDay: fieldValue(search.sameDay),
    kind: fieldValue(search.kind),
    works: fieldValue(search.works),
    repeat: fieldValue(search.repeat),
    sort: fieldValue(search.sort),
  }
}

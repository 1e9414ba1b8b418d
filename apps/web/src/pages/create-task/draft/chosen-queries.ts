// What a form names by id, with the words to show for it.
import type { CategoryQuestion } from "@doable/domain/category/category"
import type { L10n } from "@doable/domain/text/l10n"
import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"

type Ask = ReturnType<typeof useApi>

export interface ChosenCategory {
  id: string
  slug: string
  /** The paper it is printed on. */
  parentSlug: string | null
  isPlain?: true | undefined
  name: L10n
  questions: CategoryQuestion[]
  requiresVerification: boolean
}

export interface ChosenPlace {
  id: string
  name: L10n
  city: L10n | null
}

export function categoryQuery(ask: Ask, id: string) {
  return queryOptions({
    queryKey: ["category", id],
    queryFn: () => ask(async (api) => chosenCategory(await api.category.getById.query({ id }))),
  })
}

export function chosenCategory(
  found: Awaited<ReturnType<ApiClient["category"]["getById"]["query"]>>,
): ChosenCategory {
  const { id, slug, name, questions, requiresVerification, parent, isPlain } = found
  return { id, slug, name, questions, requiresVerification, parentSlug: parent?.slug ?? null, isPlain }
}

export function placeQuery(ask: Ask, id: string) {
  return queryOptions({
    queryKey: ["place", id],
    queryFn: () =>
      ask(async (api): Promise<ChosenPlace> => chosenPlace(await api.place.getById.query({ id }))),
  })
}

export function chosenPlace(found: Awaited<ReturnType<ApiClient["place"]["getById"]["query"]>>): ChosenPlace {
  return { id: found.id, name: found.name, city: found.parentName }
}

export function useChosenCategory(id: string | null): ChosenCategory | null {
  const ask = useApi()
  const { data } = useQuery({ ...categoryQuery(ask, id ?? ""), enabled: id !== null })
  return id ? (data ?? null) : null
}

export function useChosenPlace(id: string | null): ChosenPlace | null {
  const ask = useApi()
  const { data } = useQuery({ ...placeQuery(ask, id ?? ""), enabled: id !== null })
  return id ? (data ?? null) : null
}

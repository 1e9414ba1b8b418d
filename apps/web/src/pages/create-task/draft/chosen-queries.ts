// What a form names by id, with the words to show for it.
import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import type { ChosenCategory, ChosenPlace } from "./task-form-context.ts"

type Ask = ReturnType<typeof useApi>

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

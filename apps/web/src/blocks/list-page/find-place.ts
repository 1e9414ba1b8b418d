import type { ApiClient } from "../../session/api-client.ts"
import { errorDetails } from "../../session/error-details.ts"

interface Wish {
  place?: string | number | undefined
  where?: string | undefined
}

/** The place that an address names, or the one that was typed; null where there's none (any more). */
export async function findPlace(api: ApiClient, { place, where }: Wish) {
  if (place !== undefined) return api.place.getById.query({ id: String(place) }).catch(nullIfUnknown)
  if (!where) return null
  const { data } = await api.place.search.query({ q: where, limit: 1 })
  return data[0] ?? null
}

function nullIfUnknown(error: unknown) {
  if (errorDetails(error, "").status === 404) return null
  throw error
}

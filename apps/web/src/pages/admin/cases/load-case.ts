import { notFound } from "@tanstack/react-router"
import type { Refusal } from "@doable/domain/refusal"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import { refusalOf } from "../../../session/error-details.ts"

/** One case by the id in its address. What the API doesn't know is a page that isn't there. */
export async function loadCase<Found>(
  { api }: RouterContext,
  id: string,
  ask: (client: ApiClient) => Promise<Found>,
  unknown: readonly Refusal[],
): Promise<{ found: Found; now: string }> {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw notFound()
  const found = await ask(await api()).catch((error: unknown) => {
    const refusal = refusalOf(error)
    if (refusal && unknown.includes(refusal)) throw notFound()
    throw error
  })
  return { found, now: new Date().toISOString() }
}

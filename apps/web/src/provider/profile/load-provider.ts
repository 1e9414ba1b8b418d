import { notFound } from "@tanstack/react-router"
import { errorDetails } from "../../errors/error-details.ts"
import type { RouterContext } from "../../router.tsx"
import type { ProviderPageAnswer, ServiceData } from "../provider-answers.ts"

export interface ProfileData extends ProviderPageAnswer {
  now: number
  services: ServiceData[]
}

/** Whoever is not to be found is not found, whatever the reason; doers see their own page at any time. */
export async function loadProvider(id: string, context: RouterContext): Promise<ProfileData> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound()
  const api = await context.api()
  const [page, services] = await Promise.all([
    api.provider.getById.query({ id }),
    api.providerService.getByProvider.query({ providerId: id }),
  ]).catch((error: unknown) => {
    if (errorDetails(error, "").status === 404) throw notFound()
    throw error
  })
  return { ...page, now: Date.now(), services: services.data.filter(({ isActive }) => isActive) }
}

// The shapes in which doers come from the API.
import type { ApiClient } from "../api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type ProviderListAnswer = Answer<ApiClient["provider"]["getList"]["query"]>
export type ProviderCardData = ProviderListAnswer["data"][number]
export type ProviderPageAnswer = Answer<ApiClient["provider"]["getById"]["query"]>
export type ProviderData = ProviderPageAnswer["provider"]
export type ServiceData = Answer<ApiClient["providerService"]["getByProvider"]["query"]>["data"][number]

import type { Channel, NotificationGroup } from "@doable/domain/notification/groups"
import { queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"

type Api = () => Promise<ApiClient>
type Calls = ApiClient["notificationPreference"]

/** What someone gets, and when. */
export type Preferences = Awaited<ReturnType<Calls["getMy"]["query"]>>
export type PreferenceChange = Parameters<Calls["update"]["mutate"]>[0]

export const sendingKey = ["notification-preferences"] as const

export const sendingQuery = (api: Api) =>
  queryOptions({
    queryKey: sendingKey,
    queryFn: async () => (await api()).notificationPreference.getMy.query(),
  })

/** Before the page is drawn, so that the table stands there without scripts. What fails is asked for again there. */
export async function prepareSending({ queryClient, api }: RouterContext) {
  await queryClient.prefetchQuery(sendingQuery(api))
}

/** As it will be once it's saved. */
export function withChange(known: Preferences, { payload, ...times }: PreferenceChange): Preferences {
  const { digest = known.digest, quietHours = known.quietHours } = times
  return {
    data: known.data.map((row) => ({ ...row, ...payload.find(({ type }) => type === row.type) })),
    digest,
    quietHours,
    tz: times.quietHours?.tz ?? times.tz ?? known.tz,
    hasPush: known.hasPush,
    hasPushDevice: known.hasPushDevice,
  }
}

/** The name of a box in the form. */
export const boxName = (type: NotificationGroup, channel: Channel) => `${type}.${channel}`

/** What came of the form without scripts. */
export interface PostedSending {
  sending?: "saved" | "failed" | "same"
}

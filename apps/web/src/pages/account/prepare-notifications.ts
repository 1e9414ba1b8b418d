import { notificationsPerPage } from "@doable/domain/notification/pages"
import { notificationsQuery } from "../../notification/notifications-query.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { loadNotificationsView } from "./notifications-view.tsx"

/** Before the page is drawn: the list and its code, so that it stands there without scripts. */
export async function prepareNotifications({ queryClient, api }: RouterContext, page: number) {
  // What doesn't come is asked for again by the section itself, which also says that it failed.
  await Promise.all([
    loadNotificationsView(),
    queryClient.prefetchQuery(notificationsQuery(api, page, notificationsPerPage.list)),
  ])
}

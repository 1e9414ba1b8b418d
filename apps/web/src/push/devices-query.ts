import { queryOptions } from "@tanstack/react-query"
import type { RouterContext } from "../session/router-context.ts"
import { readPushState } from "./browser-push.ts"

/** What this browser says, and which devices the server sends to. */
export const devicesQuery = (api: RouterContext["api"], userId: string) =>
  queryOptions({
    queryKey: ["push-devices", userId],
    queryFn: async () => {
      const { push } = await api()
      const [state, { key }, { devices }] = await Promise.all([
        readPushState(userId),
        push.getKey.query(),
        push.getMy.query(),
      ])
      return { state, isOffered: key !== null, devices }
    },
    // Devices come and go elsewhere, and permission is given in the browser's own settings.
    staleTime: 0,
  })

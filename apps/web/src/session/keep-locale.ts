import type { Locale } from "@doable/domain/locale"
import { authQuery } from "./auth-context.ts"
import type { RouterContext } from "./router-context.ts"

const patienceMs = 2000

/** Emails follow the language that a signed-in person last chose. If that can't be told now, the page goes on. */
export async function keepLocale({ api, queryClient }: RouterContext, locale: Locale) {
  if (!queryClient.getQueryData(authQuery.queryKey)?.user) return
  const client = await api()
  await client.user.setLocale
    .mutate({ locale }, { signal: AbortSignal.timeout(patienceMs) })
    .catch(() => undefined)
}

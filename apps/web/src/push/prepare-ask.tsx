import type { ReactNode } from "react"
import { loadWords } from "../i18n/load-words.ts"
import type { RouterContext } from "../session/router-context.ts"
import { readPushState } from "./browser-push.ts"
import type { Occasion } from "./occasion.ts"
import { PushAsk } from "./push-ask.tsx"

interface Asked {
  occasion: Occasion
  userId: string
  client?: string | undefined
}

/** Null where there's nothing to ask: push is on, can't be had here, or is off for everyone. */
export async function prepareAsk(
  { api, i18n }: Pick<RouterContext, "api" | "i18n">,
  { occasion, userId, client }: Asked,
): Promise<ReactNode> {
  const state = await readPushState(userId)
  if (state !== "off" && state !== "home-screen") return null
  const [{ key }] = await Promise.all([(await api()).push.getKey.query(), loadWords(i18n, ["push"])])
  return key && <PushAsk occasion={occasion} state={state} userId={userId} client={client} />
}

import type { RouterContext } from "../../session/router-context.ts"
import type { ChatSearch } from "../../conversation/chat-search.ts"
import type { Outcome } from "./load-chat.ts"
import { conversationsQuery, threadQuery } from "../../conversation/queries.ts"
import { refusalOf } from "../../session/error-details.ts"

/** The list and the open conversation. A part that fails says so and is asked for again; the other part stands. */
export async function prepareChat({ api, queryClient }: RouterContext, search: ChatSearch) {
  const { c } = search
  const [list, thread] = await Promise.all([
    outcomeOf(queryClient.fetchInfiniteQuery(conversationsQuery(api, search))),
    c ? outcomeOf(queryClient.fetchQuery(threadQuery(api, queryClient, c))) : null,
  ])
  return { list, thread }
}

const outcomeOf = (answer: Promise<unknown>): Promise<Outcome> =>
  answer.then(
    () => "here",
    (error: unknown) => {
      const refusal = refusalOf(error)
      return refusal === "conversation_not_found" ? "missing" : "failed"
    },
  )

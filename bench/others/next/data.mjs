// What both pages ask the API for, with our own client and loader: the same two batches as our page.
import { createTranslator } from "@doable/words/translator"
import { loadTasks } from "../../../apps/web/src/pages/tasks/load-tasks.ts"
import { createApiClient } from "../../../apps/web/src/session/api-client.ts"
import { publicConfig, readEnv } from "../../../apps/web/src/session/env.ts"
import { dictionariesFor } from "./shims/words.mjs"

const i18n = createTranslator("en", dictionariesFor())
const client = () => createApiClient({ serverUrl: "", locale: () => "en" })

export const config = () => publicConfig(readEnv())
export const translate = i18n.t

export async function findVisitor() {
  const api = client()
  const [user] = await Promise.all([api.user.getMe.query(), api.announcement.getCurrent.query()])
  return { user, isAuthenticated: user !== null }
}

export async function findTasks() {
  return loadTasks(
    {},
    {
      i18n,
      api: async () => client(),
      page: { requestId: "" },
      queryClient: { getQueryData: () => undefined },
    },
  )
}

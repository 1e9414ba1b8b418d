import type { AsyncLocalStorage } from "node:async_hooks"
import type { RequestContext } from "../src/session/request-context.ts"

const framework = globalThis as { [key: symbol]: unknown }

const context: RequestContext = {
  nonce: "nonce",
  locale: "en",
  page: { requestId: "00000000-0000-4000-8000-000000000000", form: null, theme: "system" },
  config: {
    appName: "Doable",
    serverUrl: "http://localhost:3001",
    uiUrl: "http://localhost:3000",
    signInPath: "/signin",
    providers: [
      { id: "google", name: "Google" },
      { id: "openid", name: "MPass" },
    ],
  },
}

/** Runs code as the server does it for a page: the framework keeps the present request in this storage. */
export function asRequest<Result>(run: () => Result): Result {
  const storage = framework[Symbol.for("tanstack-start:start-storage-context")] as AsyncLocalStorage<object>
  return storage.run({ contextAfterGlobalMiddlewares: context }, run)
}

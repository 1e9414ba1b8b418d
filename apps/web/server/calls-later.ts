import type { Plugin } from "vite"

const asked = 'import { serverFnFetcher } from "./serverFnFetcher.js";'
const called = "return serverFnFetcher(url, args, startFetch ?? fetch);"
const calledLater =
  'return import("./serverFnFetcher.js").then(({ serverFnFetcher }) => serverFnFetcher(url, args, startFetch ?? fetch));'

/**
 * What writes and reads the calls of server functions is a twelfth of what every page would load, and a page as the
 * server drew it calls none. So it comes with the first call: a finger on a link, another language. Not needed any
 * more once https://github.com/TanStack/router/pull/8302 makes it an option.
 */
export function callsLater(): Plugin {
  return {
    name: "calls-later",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]start-client-core[\\/]dist[\\/]esm[\\/]client-rpc[\\/]createClientRpc\.js$/ },
      handler(code) {
        if (!code.includes(asked) || !code.includes(called))
          this.error("the framework no longer calls server functions as it did: look at it again")
        return { code: code.replace(asked, "").replace(called, calledLater), map: null }
      },
    },
  }
}

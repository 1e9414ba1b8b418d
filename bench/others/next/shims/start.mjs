const isServer = typeof window === "undefined"

/** Calls from the browser to the web server: the page as it is rendered makes none. */
export function createServerFn() {
  const refuse = () => Promise.reject(new Error("there are no server functions here"))
  const made = { validator: () => made, handler: () => refuse }
  return made
}

export function createIsomorphicFn() {
  const sides = {}
  const made = Object.assign((...given) => (isServer ? sides.server : sides.client)?.(...given), {
    server: (run) => Object.assign(made, { _: (sides.server = run) }),
    client: (run) => Object.assign(made, { _: (sides.client = run) }),
  })
  return made
}

export const getGlobalStartContext = () => undefined
export const getRequest = () => undefined
export const getRequestHeader = () => undefined
export const setResponseHeader = () => undefined

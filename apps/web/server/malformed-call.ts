const prefix = "/_serverFn/"

/** What is wrong with a call of a server function before anyone looks for it, as a status; null if nothing is. */
export function malformedCall({ pathname, searchParams }: URL): 400 | 404 | null {
  if (!pathname.startsWith(prefix)) return null
  // Names are hashes. Others find things that are no functions, or nothing, which the framework takes for its own fault.
  if (!/^[0-9a-f]{64}$/.test(pathname.slice(prefix.length))) return 404
  // None of our functions takes anything. The framework would answer what it can't read with a fault of its own.
  return searchParams.has("payload") ? 400 : null
}

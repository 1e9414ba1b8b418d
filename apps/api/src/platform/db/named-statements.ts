// PostgreSQL reads a statement with a name once per connection, and with time plans it once, too. Without one it does
// both at every call, which often costs it more than to run it.
import type pg from "pg"

/** Each connection keeps all of them. */
const most = 500

type Query = (asked: unknown, values?: unknown, ...more: unknown[]) => unknown
type Asked = { text: string; name?: string }

const isConfig = (asked: unknown): asked is Asked =>
  typeof asked === "object" && asked !== null && "text" in asked

/**
 * For the connections of one pool. What the query builder asks comes with parsers of types; statements written by hand
 * choose for themselves. Text without values may be several statements, which can't have one name.
 */
export function nameStatements() {
  const nameOf = namesOfPool()
  return (client: pg.PoolClient) =>
    changeQuery(client, (asked, values) => {
      const isBuilt = "types" in asked && Array.isArray(values) && values.length > 0
      return isBuilt && !asked.name ? { ...asked, name: nameOf(asked.text) } : asked
    })
}

/** A statement gets its name when it comes again: one for each number of rows would take the place of others. */
function namesOfPool() {
  const names = new Map<string, string>()
  const once = new Set<string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= most) return known
    if (!once.delete(text)) {
      if (once.size >= most) once.clear()
      once.add(text)
      return undefined
    }
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

/** A named statement stays on its connection, where the next transaction doesn't find it. */
export function forgetNames(client: pg.PoolClient) {
  changeQuery(client, (asked) => ({ ...asked, name: undefined }))
}

function changeQuery(client: pg.PoolClient, change: (asked: Asked, values: unknown) => Asked) {
  const query = client.query.bind(client) as Query
  const changed: Query = (asked, values, ...more) =>
    query(isConfig(asked) ? change(asked, values) : asked, values, ...more)
  client.query = changed as typeof client.query
}

import { AsyncLocalStorage } from "node:async_hooks"
import type { Database, Transaction } from "../db/client.ts"

const current = new AsyncLocalStorage<Transaction>()

/** better-auth opens its own transactions; remembering them lets its callbacks write in the same one. */
export function withRememberedTransactions(db: Database): Database {
  const transaction: Database["transaction"] = (work, config) =>
    db.transaction((tx) => current.run(tx, () => work(tx)), config)
  return new Proxy(db, {
    get: (target, key) => (key === "transaction" ? transaction : Reflect.get(target, key, target)),
  })
}

export function currentTransaction(): Transaction | undefined {
  return current.getStore()
}

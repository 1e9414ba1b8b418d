import type { ReactNode } from "react"
import { showToast } from "./toast.ts"

interface PromiseToast<Value> {
  loading: ReactNode
  success: ReactNode | ((value: Value) => ReactNode)
}

/** Goes from loading to success or error; gives the same promise back. Apart from `toast`, which every page carries. */
export function toastPromise<Value>(
  work: Promise<Value> | (() => Promise<Value>),
  { loading, success }: PromiseToast<Value>,
): Promise<Value> {
  const promise = typeof work === "function" ? work() : work
  const id = showToast("loading", loading, { duration: Infinity })
  promise.then(
    (value) => {
      if (value instanceof Response && !value.ok)
        showToast("error", `HTTP error! status: ${value.status}`, { id })
      else showToast("success", typeof success === "function" ? success(value) : success, { id })
    },
    // The caller handles the rejection, too: it gets the same promise.
    (reason: unknown) =>
      showToast("error", reason instanceof Error ? reason.message : String(reason), { id }),
  )
  return promise
}

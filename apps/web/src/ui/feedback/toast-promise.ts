import type { ReactNode } from "react"
import { loadToasts, nextToastId, type ToastId } from "./toast.ts"

interface PromiseToast<Value> {
  loading: ReactNode
  success: ReactNode | ((value: Value) => ReactNode)
  /** Gets what was thrown; an answer that isn't ok comes as "HTTP error! status: {status}". */
  error?: ReactNode | ((reason: unknown) => ReactNode)
  id?: ToastId
}

/** Goes from loading to success or error; gives the same promise back. Apart from `toast`, which every page carries. */
export function toastPromise<Value>(
  work: Promise<Value> | (() => Promise<Value>),
  words: PromiseToast<Value>,
): Promise<Value> {
  const promise = typeof work === "function" ? work() : work
  // The caller handles the rejection; caught here only to avoid an unhandled-rejection warning.
  promise.catch(ignore)
  const { id = nextToastId(), error = messageOf, ...rest } = words
  loadToasts().then(({ sonner }) => {
    sonner.promise(promise, { ...rest, error, id } as Parameters<typeof sonner.promise<Value>>[1])
  }, ignore)
  return promise
}

/** One toast, or all of them. */
export function dismissToasts(id?: ToastId) {
  loadToasts().then(({ sonner }) => sonner.dismiss(id), ignore)
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}

function ignore() {}

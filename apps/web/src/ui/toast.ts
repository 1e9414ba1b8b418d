import type { ReactNode } from "react"
import type { ExternalToast } from "sonner"
import type * as toasterTypes from "./toaster.tsx"

export type ToastOptions = Pick<
  ExternalToast,
  "id" | "description" | "duration" | "position" | "action" | "onDismiss" | "onAutoClose"
>
type ToastId = string | number
type ToasterModule = typeof toasterTypes

export interface PromiseToast<Value> {
  loading: ReactNode
  success: ReactNode | ((value: Value) => ReactNode)
  /** Gets what was thrown; an answer that is not ok comes as "HTTP error! status: {status}". */
  error?: ReactNode | ((reason: unknown) => ReactNode)
  id?: ToastId
}

let loading: Promise<ToasterModule> | undefined
let loaded: ToasterModule | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Fetches the toasts' code once; a failed try is not kept, so the next toast tries again. */
function load(): Promise<ToasterModule> {
  loading ??= import("./toaster.tsx").then(
    (module) => {
      loaded = module
      for (const listener of listeners) listener()
      return module
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Ids are given here, so that a toast can be updated or dismissed while the code is still on its way. */
function show(
  kind: "success" | "error" | "info" | "loading",
  message: ReactNode,
  options: ToastOptions = {},
) {
  const id = options.id ?? `toast-${++lastId}`
  load().then(({ sonner }) => sonner[kind](message, { ...options, id }), ignore)
  return id
}

export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => show("success", message, options),
  error: (message: ReactNode, options?: ToastOptions) => show("error", message, options),
  info: (message: ReactNode, options?: ToastOptions) => show("info", message, options),
  loading: (message: ReactNode, options?: ToastOptions) => show("loading", message, options),

  /** Goes from loading to success or error; gives the same promise back. */
  promise: <Value>(work: Promise<Value> | (() => Promise<Value>), words: PromiseToast<Value>) => {
    const promise = typeof work === "function" ? work() : work
    // Whoever holds the promise still learns of its failure; here it only must not count as unheard.
    promise.catch(ignore)
    const { id = `toast-${++lastId}`, error = messageOf, ...rest } = words
    load().then(({ sonner }) => {
      sonner.promise(promise, { ...rest, error, id } as Parameters<typeof sonner.promise<Value>>[1])
    }, ignore)
    return promise
  },

  /** One toast, or all of them. */
  dismiss: (id?: ToastId) => {
    if (loading) loading.then(({ sonner }) => sonner.dismiss(id), ignore)
  },
}

/** For the host alone. */
export const toasterModule = {
  load: () => void load().catch(ignore),
  current: () => loaded,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}

function ignore() {}

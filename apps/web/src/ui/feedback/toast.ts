import type { ReactNode } from "react"
import type { ExternalToast } from "sonner"
import type * as toasterTypes from "./toaster.tsx"

export type ToastOptions = Pick<
  ExternalToast,
  "id" | "description" | "duration" | "position" | "action" | "onDismiss" | "onAutoClose"
>
export type ToastId = string | number
type ToasterModule = typeof toasterTypes

let loading: Promise<ToasterModule> | undefined
let loaded: ToasterModule | null = null
let lastId = 0
export const nextToastId = () => `toast-${++lastId}`
const listeners = new Set<() => void>()

/** Fetches the toasts' code once; a failed try isn't kept, so the next toast tries again. */
export function loadToasts(): Promise<ToasterModule> {
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
function show(kind: "success" | "error" | "info", message: ReactNode, options: ToastOptions = {}) {
  const id = options.id ?? nextToastId()
  loadToasts().then(({ sonner }) => sonner[kind](message, { ...options, id }), ignore)
  return id
}

export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => show("success", message, options),
  error: (message: ReactNode, options?: ToastOptions) => show("error", message, options),
  info: (message: ReactNode, options?: ToastOptions) => show("info", message, options),
}

/** For the host alone. */
export const toasterModule = {
  load: () => void loadToasts().catch(ignore),
  current: () => loaded,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function ignore() {}

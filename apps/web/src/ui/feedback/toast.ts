import type { ReactNode } from "react"

export interface ToastOptions {
  /** A toast with the id of another one takes its place. */
  id?: string
  description?: ReactNode
  duration?: number
  action?: { label: string; onClick: () => void }
  /** At the upper edge, where it covers nothing that's used next. */
  isOnTop?: boolean
}

export interface ToastItem extends ToastOptions {
  id: string
  kind: "success" | "error" | "info" | "loading"
  title: ReactNode
  isOpen: boolean
  /** Counts on with each change, so that a changed toast is announced again. */
  version: number
}

/** From closing to being taken away. */
const fadeMs = 200

let items: readonly ToastItem[] = []
let lastNumber = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

export const toasts = {
  current: () => items,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export function showToast(kind: ToastItem["kind"], title: ReactNode, options: ToastOptions = {}): string {
  const version = ++lastNumber
  const id = options.id ?? `toast-${version}`
  change([...items.filter((one) => one.id !== id), { ...options, id, kind, title, version, isOpen: true }])
  return id
}

/** One toast, or all of them. */
export function dismissToasts(id?: string) {
  const isMeant = (one: ToastItem) => one.isOpen && (id === undefined || one.id === id)
  const gone = new Set(items.filter(isMeant).map(({ version }) => version))
  change(items.map((one) => (gone.has(one.version) ? { ...one, isOpen: false } : one)))
  const remove = () => change(items.filter(({ version }) => !gone.has(version)))
  if (listeners.size > 0) setTimeout(remove, fadeMs)
  else remove()
}

export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => showToast("success", title, options),
  error: (title: ReactNode, options?: ToastOptions) => showToast("error", title, options),
  info: (title: ReactNode, options?: ToastOptions) => showToast("info", title, options),
}

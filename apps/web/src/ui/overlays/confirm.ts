import type { ReactNode } from "react"
import type { ButtonProps } from "../layout/button.tsx"
import type { DialogContentProps } from "./dialog.tsx"

export interface ConfirmOptions {
  title?: ReactNode
  description?: ReactNode
  confirmText?: ReactNode
  cancelText?: ReactNode
  confirmButtonProps?: Omit<ButtonProps, "children">
  cancelButtonProps?: Omit<ButtonProps, "children">
  contentProps?: Partial<Omit<DialogContentProps, "title" | "description" | "footer" | "children">>
  /** More to read or to fill in, between the description and the buttons. */
  children?: ReactNode
}

export interface ConfirmRequest {
  id: number
  options: ConfirmOptions
  answer: (confirmed: boolean) => void
}

let waiting: readonly ConfirmRequest[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Asks the person: true on confirm, false on cancel or dismissal. Several questions are asked one by one. */
export function confirm(options: ConfirmOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId
    const answer = (confirmed: boolean) => {
      publish(waiting.filter((request) => request.id !== id))
      resolve(confirmed)
    }
    publish([...waiting, { id, options, answer }])
  })
}

export const confirmRequests = {
  first: (): ConfirmRequest | null => waiting[0] ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function publish(next: readonly ConfirmRequest[]) {
  waiting = next
  for (const listener of listeners) listener()
}

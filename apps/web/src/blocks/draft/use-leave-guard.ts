import { useBlocker } from "@tanstack/react-router"
import { confirm } from "../../ui/overlays/confirm.ts"

interface LeaveGuard {
  hasUnsaved: () => boolean
  onLeave: () => void
  words: Record<"title" | "description" | "confirmText" | "cancelText", string>
}

/** Asked before the page is left with changes that nobody else has. */
export function useLeaveGuard({ hasUnsaved, onLeave, words }: LeaveGuard) {
  useBlocker({
    enableBeforeUnload: hasUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      // Opening the account over the page doesn't leave it. People who have to log in come back to their kept edits.
      if (current.pathname === next.pathname || next.pathname === "/signin" || !hasUnsaved()) return false
      const isLeaving = await confirm({ ...words, confirmButtonProps: { variant: "destructive" } })
      if (isLeaving) onLeave()
      return !isLeaving
    },
  })
}

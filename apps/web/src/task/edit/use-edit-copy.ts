import { useCallback, useEffect, useState } from "react"
import { useAuth } from "../../shell/use-auth.ts"
import type { Keeper } from "../create/keeper.ts"
import { dropCopy, findCopy, keepCopy } from "../create/local-copy.ts"

/** Unsaved edits wait in this browser: a session that ends, or a page that closes, loses none of them. */
export function useEditCopy(keeper: Keeper, taskId: string) {
  // A session that ends while one types does not change whose text it is.
  const auth = useAuth()
  const [userId] = useState(auth?.user?.id ?? "")
  const [isBack, setBack] = useState(false)
  const name = `edit-${taskId}`

  useEffect(() => {
    const copy = findCopy(name, userId)
    if (copy) {
      keeper.recover(copy.form, copy.base)
      setBack(keeper.hasUnsaved())
    }
    const write = () => {
      const { form, saved } = keeper.get()
      if (keeper.hasUnsaved()) keepCopy(name, { userId, base: saved, form })
      else {
        dropCopy(name)
        setBack(false)
      }
    }
    return keeper.subscribe(write)
  }, [keeper, name, userId])

  return {
    /** Edits of an earlier visit stand in the form again. */
    isBack,
    forget: useCallback(() => dropCopy(name), [name]),
    /** As the server has it. */
    discard: () => {
      const { saved, conflict } = keeper.get()
      if (conflict) keeper.settle([])
      if (saved) keeper.recover((conflict?.theirs ?? saved).form, null)
    },
  }
}

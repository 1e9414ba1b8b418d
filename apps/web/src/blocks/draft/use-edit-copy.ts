import { useCallback, useEffect, useState } from "react"
import { useAuth } from "../../session/use-auth.ts"
import type { DraftSync } from "./draft-sync.ts"
import type { localCopies } from "./local-copies.ts"

type Copies<Form> = ReturnType<typeof localCopies<Form>>

/** Unsaved edits wait in this browser: a session that ends, or a page that closes, loses none of them. */
export function useEditCopy<Form, Unit extends string>(
  draftSync: DraftSync<Form, Unit>,
  copies: Copies<Form>,
  id: string,
) {
  // A session that ends while one types doesn't change whose text it is.
  const auth = useAuth()
  const [userId] = useState(auth?.user?.id ?? "")
  const [isBack, setBack] = useState(false)
  const name = `edit-${id}`

  useEffect(() => {
    const copy = copies.find(name, userId)
    if (copy) {
      draftSync.recover(copy.form, copy.base)
      setBack(draftSync.hasUnsaved())
    }
    const write = () => {
      const { form, saved } = draftSync.get()
      if (draftSync.hasUnsaved()) copies.keep(name, { userId, base: saved, form })
      else {
        copies.drop(name)
        setBack(false)
      }
    }
    return draftSync.subscribe(write)
  }, [draftSync, copies, name, userId])

  return {
    /** Edits of an earlier visit stand in the form again. */
    isBack,
    forget: useCallback(() => copies.drop(name), [copies, name]),
    /** As the server has it. */
    discard: () => {
      const { saved, conflict } = draftSync.get()
      if (conflict) draftSync.settle([])
      if (saved) draftSync.recover((conflict?.theirs ?? saved).form, null)
    },
  }
}

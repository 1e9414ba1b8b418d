import { useCallback, useEffect, useState } from "react"
import { useAuth } from "../../session/use-auth.ts"
import type { Keeper } from "./keeper.ts"
import type { localCopies } from "./local-copies.ts"

type Copies<Form> = ReturnType<typeof localCopies<Form>>

/** Unsaved edits wait in this browser: a session that ends, or a page that closes, loses none of them. */
export function useEditCopy<Form, Unit extends string>(
  keeper: Keeper<Form, Unit>,
  copies: Copies<Form>,
  id: string,
) {
  // A session that ends while one types does not change whose text it is.
  const auth = useAuth()
  const [userId] = useState(auth?.user?.id ?? "")
  const [isBack, setBack] = useState(false)
  const name = `edit-${id}`

  useEffect(() => {
    const copy = copies.find(name, userId)
    if (copy) {
      keeper.recover(copy.form, copy.base)
      setBack(keeper.hasUnsaved())
    }
    const write = () => {
      const { form, saved } = keeper.get()
      if (keeper.hasUnsaved()) copies.keep(name, { userId, base: saved, form })
      else {
        copies.drop(name)
        setBack(false)
      }
    }
    return keeper.subscribe(write)
  }, [keeper, copies, name, userId])

  return {
    /** Edits of an earlier visit stand in the form again. */
    isBack,
    forget: useCallback(() => copies.drop(name), [copies, name]),
    /** As the server has it. */
    discard: () => {
      const { saved, conflict } = keeper.get()
      if (conflict) keeper.settle([])
      if (saved) keeper.recover((conflict?.theirs ?? saved).form, null)
    },
  }
}

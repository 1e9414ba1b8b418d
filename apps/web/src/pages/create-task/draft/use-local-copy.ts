import { useEffect } from "react"
import { keyOfCopy, newCopyName } from "../../../blocks/draft/local-copies.ts"
import type { Keeper } from "./keeper.ts"
import { taskCopies } from "./local-copy.ts"

/** What has not reached the server waits in this browser, and is sent when there is a way again. */
export function useLocalCopy(
  keeper: Keeper,
  userId: string,
  { ignoresOld, beginAs }: { ignoresOld: boolean; beginAs: (key: string) => void },
) {
  useEffect(() => {
    const known = keeper.get().saved?.id
    const unsent = known || ignoresOld ? null : taskCopies.findUnsent(userId)
    const copy = known ? taskCopies.find(known, userId) : unsent?.copy
    let name = known ?? unsent?.name ?? newCopyName()
    if (!known) beginAs(keyOfCopy(name))
    if (copy) keeper.recover(copy.form, copy.base)
    else keeper.begin()

    const write = () => {
      const { form, saved } = keeper.get()
      if (saved && saved.id !== name) {
        taskCopies.drop(name)
        name = saved.id
      }
      if (keeper.hasUnsaved()) taskCopies.keep(name, { userId, base: saved, form })
      else taskCopies.drop(name)
    }
    const send = () => keeper.retry()
    const unsubscribe = keeper.subscribe(write)
    window.addEventListener("online", send)
    document.addEventListener("visibilitychange", send)
    return () => {
      // Whoever goes to another page is not asked to wait: the rest is sent behind their back.
      void keeper.flush().finally(unsubscribe)
      window.removeEventListener("online", send)
      document.removeEventListener("visibilitychange", send)
    }
  }, [keeper, userId, ignoresOld, beginAs])
}

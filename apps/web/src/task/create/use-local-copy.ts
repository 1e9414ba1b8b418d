import { useEffect } from "react"
import type { Keeper } from "./keeper.ts"
import { dropCopy, findCopy, keepCopy } from "./local-copy.ts"

/** What has not reached the server waits in this browser, and is sent when there is a way again. */
export function useLocalCopy(keeper: Keeper, userId: string, { ignoresOld }: { ignoresOld: boolean }) {
  useEffect(() => {
    const first = keeper.get().saved?.id ?? null
    const copy = ignoresOld ? null : findCopy(first, userId)
    if (copy) keeper.recover(copy.form, copy.base)
    else keeper.begin()

    const write = () => {
      const { form, saved } = keeper.get()
      if (saved) dropCopy(null)
      if (keeper.hasUnsaved()) keepCopy(saved?.id ?? null, { userId, base: saved, form })
      else if (saved) dropCopy(saved.id)
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
  }, [keeper, userId, ignoresOld])
}

import { useEffect } from "react"
import { keyOfCopy, newCopyName } from "../../../blocks/draft/local-copies.ts"
import type { DraftSync } from "../../../blocks/draft/draft-sync.ts"
import type { TaskForm, Unit } from "./form.ts"
import { taskCopies } from "./local-copy.ts"

/** What hasn't reached the server waits in this browser, and is sent when there's a way again. */
export function useLocalCopy(
  draftSync: DraftSync<TaskForm, Unit>,
  userId: string,
  { ignoresOld, beginAs }: { ignoresOld: boolean; beginAs: (key: string) => void },
) {
  useEffect(() => {
    const known = draftSync.get().saved?.id
    const unsent = known || ignoresOld ? null : taskCopies.findUnsent(userId)
    const copy = known ? taskCopies.find(known, userId) : unsent?.copy
    let name = known ?? unsent?.name ?? newCopyName()
    if (!known) beginAs(keyOfCopy(name))
    if (copy) draftSync.recover(copy.form, copy.base)
    else draftSync.begin()

    const write = () => {
      const { form, saved } = draftSync.get()
      if (saved && saved.id !== name) {
        taskCopies.drop(name)
        name = saved.id
      }
      if (draftSync.hasUnsaved()) taskCopies.keep(name, { userId, base: saved, form })
      else taskCopies.drop(name)
    }
    const send = () => draftSync.retry()
    const unsubscribe = draftSync.subscribe(write)
    window.addEventListener("online", send)
    document.addEventListener("visibilitychange", send)
    return () => {
      // Leaving the page doesn't wait: the rest is sent in the background.
      void draftSync.flush().finally(unsubscribe)
      window.removeEventListener("online", send)
      document.removeEventListener("visibilitychange", send)
    }
  }, [draftSync, userId, ignoresOld, beginAs])
}

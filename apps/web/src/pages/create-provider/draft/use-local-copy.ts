import { useEffect } from "react"
import { mergeForms } from "../../../blocks/draft/merge.ts"
import type { DraftSync } from "../../../blocks/draft/draft-sync.ts"
import { providerUnits, type ProviderForm, type Unit } from "./form.ts"
import { providerCopies, visitorCopy } from "./local-copy.ts"

/**
 * What hasn't reached the server waits in this browser: of a visitor all of it, until they have logged in;
 * then it is theirs, and what they had written before is asked about, not overwritten.
 */
export function useLocalCopy(draftSync: DraftSync<ProviderForm, Unit>, userId: string, blank: ProviderForm) {
  useEffect(() => {
    const name = userId || visitorCopy
    const own = providerCopies.find(name, userId)
    const brought = userId ? providerCopies.find(visitorCopy, "") : null
    if (own) draftSync.recover(own.form, own.base)
    if (brought) {
      const { form, saved } = draftSync.get()
      if (saved) draftSync.recover(brought.form, { id: saved.id, version: 0, form: blank })
      else
        draftSync.recover(
          mergeForms(providerUnits, { base: blank, mine: brought.form, theirs: form }).form,
          null,
        )
      providerCopies.drop(visitorCopy)
    }
    if (!own && !brought) draftSync.begin()

    const write = () => {
      const { form, saved } = draftSync.get()
      if (draftSync.hasUnsaved()) providerCopies.keep(name, { userId, base: saved, form })
      else providerCopies.drop(name)
    }
    if (brought) write()
    const send = () => draftSync.retry()
    const unsubscribe = draftSync.subscribe(write)
    if (userId) {
      window.addEventListener("online", send)
      document.addEventListener("visibilitychange", send)
    }
    return () => {
      // Leaving the page doesn't wait: the rest is sent in the background.
      if (userId) void draftSync.flush().finally(unsubscribe)
      else unsubscribe()
      window.removeEventListener("online", send)
      document.removeEventListener("visibilitychange", send)
    }
  }, [draftSync, userId, blank])
}

import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { reasonOf } from "../../session/toast-failure.ts"

interface Draft<Problem> {
  draftSync: {
    flush: () => Promise<boolean>
    get: () => { conflict: unknown; refusal: unknown; saved: { id: string } | null }
  }
  /** Shows at the fields what the server said about them. */
  tell: (problems: readonly Problem[]) => void
  fieldsOf: (error: unknown) => readonly Problem[]
  /** Said when the draft couldn't be saved first. */
  notYet: string
  /** Asks the server, and leads on. */
  publish: (id: string) => Promise<void>
}

/** Saves what is left, then publishes. What the server finds wrong comes back. */
export function usePublishing<Problem>({ draftSync, tell, fieldsOf, notYet, publish: ask }: Draft<Problem>) {
  const router = useRouter()
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const publish = async (): Promise<readonly Problem[]> => {
    setPublishing(true)
    setRefusal(null)
    try {
      if (!(await draftSync.flush())) {
        const { conflict, refusal: why } = draftSync.get()
        if (conflict) return []
        const isWhole = why && fieldsOf(why).length === 0
        setRefusal(isWhole ? await reasonOf(router.options.context.i18n, why) : notYet)
        return []
      }
      const { saved } = draftSync.get()
      if (!saved) return []
      await ask(saved.id)
      await router.invalidate()
      return []
    } catch (error) {
      const fields = fieldsOf(error)
      tell(fields)
      setRefusal(await reasonOf(router.options.context.i18n, error))
      return fields
    } finally {
      setPublishing(false)
    }
  }
  return { publish, isPublishing, refusal, forgetRefusal: () => setRefusal(null) }
}

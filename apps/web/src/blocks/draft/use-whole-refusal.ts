import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { reasonOf } from "../../session/toast-failure.ts"

/** Why a draft isn't saved, where no field is to blame: someone's account is limited, for example. */
export function useWholeRefusal(refusal: unknown, fieldsOf: (error: unknown) => readonly unknown[]) {
  const { i18n } = useRouter().options.context
  const [said, setSaid] = useState<{ of: unknown; words: string } | null>(null)
  useEffect(() => {
    if (!refusal || fieldsOf(refusal).length > 0) return
    let isHere = true
    void reasonOf(i18n, refusal).then((words) => isHere && setSaid({ of: refusal, words }))
    return () => {
      isHere = false
    }
  }, [refusal, fieldsOf, i18n])
  return refusal && said?.of === refusal ? said.words : null
}

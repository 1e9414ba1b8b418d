import { useRouter } from "@tanstack/react-router"
import { useEffect, useState, type ReactNode } from "react"
import { useAuth } from "../session/use-auth.ts"
import { waitingOccasion } from "./occasion.ts"

/** The question about pushes, after the first task or offer. Its code comes only then. */
export function LazyPushAsk() {
  const { context } = useRouter().options
  const userId = useAuth()?.user?.id
  const [card, setCard] = useState<ReactNode>(null)
  useEffect(() => {
    const occasion = waitingOccasion()
    if (!occasion || !userId) return
    let isGone = false
    void import("./prepare-ask.tsx")
      .then(({ prepareAsk }) => prepareAsk(context, { occasion, userId }))
      .then((ready) => isGone || setCard(ready))
      .catch(() => {})
    return () => void (isGone = true)
  }, [context, userId])
  return card
}

import { useRouter } from "@tanstack/react-router"
import { useEffect, useState, type ReactNode } from "react"
import { useAuth } from "../session/use-auth.ts"
import { waitingOccasion } from "./occasion.ts"

/**
 * The question about pushes, after the first task or offer. Its code comes only then. `client`: whose answer to the offer
 * is awaited, as the page names them.
 */
export function LazyPushAsk({ client }: { client?: string | undefined }) {
  const { context } = useRouter().options
  const userId = useAuth()?.user?.id
  const [card, setCard] = useState<ReactNode>(null)
  useEffect(() => {
    const occasion = waitingOccasion()
    if (!occasion || !userId) return
    let isGone = false
    void import("./prepare-ask.tsx")
      .then(({ prepareAsk }) => prepareAsk(context, { occasion, userId, client }))
      .then((ready) => isGone || setCard(ready))
      .catch(() => {})
    return () => void (isGone = true)
  }, [context, userId, client])
  return card
}

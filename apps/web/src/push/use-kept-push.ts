import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { markKept, readKept } from "./kept-mark.ts"
import { readOwner } from "./push-owner.ts"

/** Costs people without pushes nothing but a look into the browser's storage. */
export function useKeptPush(userId: string): void {
  const { api } = useRouter().options.context
  useEffect(() => {
    const owner = readOwner()
    if (owner?.userId !== userId || readKept() === userId) return
    // If it fails, the next page tries again.
    Promise.all([import("./keep-subscription.ts"), api()])
      .then(([{ keepSubscription }, client]) => keepSubscription(client, owner))
      .then(() => markKept(userId))
      .catch(() => {})
  }, [api, userId])
}

import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { readOwner } from "./push-owner.ts"

/** Costs people without pushes nothing but a look into the browser's storage. */
export function useKeptPush(userId: string): void {
  const { api } = useRouter().options.context
  useEffect(() => {
    const owner = readOwner()
    if (owner?.userId !== userId || sessionStorage.getItem(done)) return
    sessionStorage.setItem(done, "1")
    // If it fails, the next visit tries again.
    Promise.all([import("./keep-subscription.ts"), api()])
      .then(([{ keepSubscription }, client]) => keepSubscription(client, owner))
      .catch(() => {})
  }, [api, userId])
}

const done = "push-kept"

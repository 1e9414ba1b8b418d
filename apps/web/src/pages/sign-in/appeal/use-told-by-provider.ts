import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"
import { callAuth } from "../../../session/person/auth-api.ts"
import type { ToldWhy } from "./told-why.ts"

const key = "appeal="

/** Someone deactivated comes back from a provider with the key to their appeal, and reads the decision with it. */
export function useToldByProvider(onTold: (why: ToldWhy) => void) {
  const router = useRouter()
  const read = useEffectEvent(async () => {
    const { hash } = router.state.location
    if (!hash.startsWith(key)) return
    // The key stays in no history.
    const cleared = router.navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false })
    const { serverUrl } = router.options.context.config
    const answer = await callAuth(serverUrl, "/appeal/read", { token: hash.slice(key.length) })
    await cleared
    if (answer.ok) onTold(answer.data as ToldWhy)
  })
  useEffect(() => void read(), [])
}

import type { Favourite } from "@doable/domain/favourite/input"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"
import { useSaved } from "./use-saved.ts"

/** Saves as soon as it's loaded, and removes the parameter from the address. */
export function SaveOnce({ target }: { target: Favourite }) {
  const router = useRouter()
  const { save } = useSaved(target, false)
  const saveOnce = useEffectEvent(() => {
    save(true)
    void router.navigate({
      to: ".",
      search: ({ save: _save, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      resetScroll: false,
    } as Parameters<typeof router.navigate>[0])
  })
  useEffect(() => saveOnce(), [])
  return null
}

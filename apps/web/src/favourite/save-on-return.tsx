import { useRouter, useSearch } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"
import { useAuth } from "../shell/use-auth.ts"
import { useSaved } from "./use-saved.ts"

/** Saves what a visitor wanted to save before signing in, once, and takes the wish out of the address. */
export function SaveOnReturn() {
  const { save } = useSearch({ strict: false })
  const userId = useAuth()?.user?.id
  return save && userId ? <Save key={save} taskId={save} /> : null
}

function Save({ taskId }: { taskId: string }) {
  const router = useRouter()
  const { save } = useSaved(taskId, false)
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

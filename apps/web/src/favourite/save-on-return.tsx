import { useSearch } from "@tanstack/react-router"
import { Suspense } from "react"
import { useAuth } from "../session/use-auth.ts"
import { targetOf } from "./return-path.ts"
import { lazy } from "../ui/code/lazy.tsx"

// Few people open the page with this parameter.
const SaveOnce = lazy(() => import("./save-once.tsx").then((module) => ({ default: module.SaveOnce })))

/** Saves what a visitor wanted to save before logging in, once. */
export function SaveOnReturn() {
  const { save } = useSearch({ strict: false })
  const userId = useAuth()?.user?.id
  const target = save && targetOf(save)
  if (!target || !userId) return null
  return (
    <Suspense>
      <SaveOnce key={save} target={target} />
    </Suspense>
  )
}

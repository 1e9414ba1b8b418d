import { useLocation } from "@tanstack/react-router"
import { Suspense } from "react"
import { lazyLimitLine } from "../restriction/lazy-limit-line.tsx"
import { useLimit } from "../session/use-auth.ts"

/** These say all about the limit themselves. */
const toldThere = ["/dashboard", "/providers/dashboard", "/providers/manage"]

/** Someone whose account is limited knows it before they write something that we won't take. */
export function LimitLine() {
  const limit = useLimit()
  const isTold = useLocation({
    select: ({ pathname, search }) =>
      toldThere.includes(pathname) ||
      (pathname === "/tasks/create" && !search.draft) ||
      (pathname === "/account" && search.section === "restrictions"),
  })
  if (!limit || isTold) return null
  return (
    <Suspense fallback={null}>
      <lazyLimitLine.Page limit={limit} />
    </Suspense>
  )
}

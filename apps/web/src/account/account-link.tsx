import { Link, useRouter } from "@tanstack/react-router"
import type { MouseEvent, ReactNode } from "react"
import type { AccountSection } from "./account-sections.ts"

interface AccountLinkProps {
  section: AccountSection
  className?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** Opens the account over the present page. Without scripts, or in another tab, it leads to the account's own page. */
export function AccountLink({ section, className, onClick, children }: AccountLinkProps) {
  const router = useRouter()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (router.state.location.pathname === "/account") return
    event.preventDefault()
    void router.navigate({
      to: ".",
      search: (search: Record<string, unknown>) => ({ ...search, account: section }),
      resetScroll: false,
    } as Parameters<typeof router.navigate>[0])
  }
  return (
    <Link to="/account" search={{ section }} preload={false} className={className} onClick={open}>
      {children}
    </Link>
  )
}

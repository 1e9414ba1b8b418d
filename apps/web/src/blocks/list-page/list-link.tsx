import { Link } from "@tanstack/react-router"
import type { ComponentProps } from "react"

/** The pages that are lists with their filters in the address. */
export type ListPath = "/tasks" | "/providers" | "/themes/list"

interface ListLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: ListPath
  /** A search of that list, as its own reader gives it. */
  search: object
  preload?: false
  resetScroll?: boolean
}

/** A link to another cut of a list; the page stays where it is. With fewer filters it's another one, not the current. */
export function ListLink({ to, search, ...rest }: ListLinkProps) {
  return (
    <Link to={to} search={search as never} resetScroll={false} activeOptions={{ exact: true }} {...rest} />
  )
}

import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"

interface OwnProfileLinkProps {
  className?: string
  children: ReactNode
}

/** To where a doer's profile is made. */
export function MakeProfileLink(props: OwnProfileLinkProps) {
  return <Link to="/providers/create" {...props} />
}

/** To where a doer looks after the profile. */
export function ManageProfileLink(props: OwnProfileLinkProps) {
  return <Link to="/providers/manage" {...props} />
}

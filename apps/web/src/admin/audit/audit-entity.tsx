import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { entityWords } from "./audit-words.ts"
import type { AuditRow } from "./load-audit.ts"

/** Enough to tell two rows apart; the whole of it stands among the details. */
const shownOfId = 8

/** On whom or what it was done, by the name of today and with the way there; the id where there is none any more. */
export function AuditEntity({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  const { entityType, entityName, entityPlace, entityId } = row
  const kind = entityWords(t, entityType)
  return (
    <span className="min-w-0 wrap-anywhere">
      {kind}
      {entityName && entityId ? (
        <>
          {": "}
          <EntityLink {...(entityPlace ?? ownPlace(entityType, entityId))} name={entityName}>
            {entityName}
          </EntityLink>
        </>
      ) : entityId ? (
        <code title={entityId} className="ml-1.5 text-13 text-ink-3">
          {entityId.slice(0, shownOfId)}
        </code>
      ) : null}
    </span>
  )
}

/** A talk between two people has no page of ours. */
const ownPlace = (type: string, id: string) => ({ type: type === "conversation" ? "" : type, id })

interface EntityLinkProps {
  type: string
  id: string
  name: string
  children: ReactNode
}

function EntityLink({ type, id, name, children }: EntityLinkProps) {
  switch (type) {
    case "user":
      return (
        <Link to="/admin/users" search={{ user: id }} className="link">
          {children}
        </Link>
      )
    case "provider":
      return (
        <Link to="/admin/providers" search={{ list: "profiles", q: id }} className="link">
          {children}
        </Link>
      )
    case "application":
      return (
        <Link to="/admin/providers" search={{ open: id }} className="link">
          {children}
        </Link>
      )
    case "task":
      return (
        <Link to="/admin" search={{ queue: "tasks", open: id }} className="link">
          {children}
        </Link>
      )
    case "category":
      return (
        <Link to="/admin/categories" search={{ q: name }} className="link">
          {children}
        </Link>
      )
    case "conversation":
      return (
        <Link to="/admin" search={{ queue: "support", open: id }} className="link">
          {children}
        </Link>
      )
    default:
      return children
  }
}

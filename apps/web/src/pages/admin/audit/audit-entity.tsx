import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { entityWords } from "./audit-words.ts"
import type { AuditRow } from "./load-audit.ts"

/** Enough to tell two rows apart; the whole of it stands among the details. */
const shownOfId = 8

/** On who or what it was done, by the name of today and with the way there; the id where there's none any more. */
export function AuditEntity({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  const { entityType, entityName, entityPlace, entityId } = row
  const kind = entityWords(t, entityType)
  return (
    <span className="min-w-0 wrap-anywhere">
      {kind}
      {entityId && ": "}
      {entityId &&
        (!entityName ? (
          <code title={entityId} className="text-13 text-ink-3">
            {entityId.slice(0, shownOfId)}
          </code>
        ) : entityPlace ? (
          <EntityLink {...entityPlace} name={entityName} />
        ) : (
          entityName
        ))}
    </span>
  )
}

interface EntityLinkProps {
  type: string
  id: string
  name: string
}

function EntityLink({ type, id, name }: EntityLinkProps) {
  switch (type) {
    case "user":
      return (
        <Link to="/admin/users" search={{ user: id }} className="link">
          {name}
        </Link>
      )
    case "provider":
      return (
        <Link to="/admin/providers" search={{ list: "profiles", q: id }} className="link">
          {name}
        </Link>
      )
    case "application":
      return (
        <Link to="/admin/providers" search={{ open: id }} className="link">
          {name}
        </Link>
      )
    case "task":
      return (
        <Link to="/admin" search={{ queue: "tasks", open: id }} className="link">
          {name}
        </Link>
      )
    case "category":
      return (
        <Link to="/admin/categories" search={{ q: name }} className="link">
          {name}
        </Link>
      )
    case "conversation":
      return (
        <Link to="/admin" search={{ queue: "support", open: id }} className="link">
          {name}
        </Link>
      )
    default:
      return name
  }
}

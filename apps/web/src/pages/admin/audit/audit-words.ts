import { auditActions, auditEntityTypes, type AuditAction } from "@doable/domain/admin/audit-log/actions"
import { Bell, CircleAlert, Info, TriangleAlert, type LucideIcon } from "lucide-react"
import type { Translate } from "@doable/words/translator"
import type { ChipTone } from "../../../ui/data/chip.tsx"
import type { AuditRow } from "./load-audit.ts"

/** A row may be older or newer than this page: then its own name stands for it. */
export function actionWords(t: Translate, action: string): string {
  return Object.hasOwn(auditActions, action) ? t(`admin-audit:actions.${action as AuditAction}`) : action
}

export function entityWords(t: Translate, type: string): string {
  const known = auditEntityTypes.find((one) => one === type)
  return known ? t(`admin-audit:entities.${known}`) : type
}

/** The person's name, or what acted when it was nobody in particular. */
export function actorWords(t: Translate, { actorName, actorId, actorRole }: AuditRow): string {
  if (actorName) return actorName
  if (actorId) return t("admin-audit:actors.GONE")
  return t(actorRole === "SYSTEM" ? "admin-audit:actors.SYSTEM" : "admin-audit:actors.VISITOR")
}

export const severityLooks: Record<AuditRow["severity"], readonly [ChipTone, LucideIcon]> = {
  info: ["mute", Info],
  notice: ["info", Bell],
  warning: ["warn", TriangleAlert],
  critical: ["bad", CircleAlert],
}

export const auditSeverities = ["info", "notice", "warning", "critical"] as const
export type AuditSeverity = (typeof auditSeverities)[number]

/** What is written down, and how grave it is. A later kind joins with one line and its words. */
export const auditActions = {
  "account.delete": "notice",
  "account.email_change": "notice",
  "account.email_undo": "warning",
  "account.export": "info",
  "account.password_reset": "notice",
  "account.recovery_codes": "notice",
  "account.second_step_keep": "notice",
  "account.second_step_lost": "warning",
  "account.second_step_off": "warning",
  "account.second_step_on": "notice",
  "account.sessions_revoke": "info",
  "application.approve": "notice",
  "application.claim": "info",
  "application.document_view": "notice",
  "application.export": "notice",
  "application.reject": "notice",
  "application.release": "info",
  "application.request_changes": "notice",
  "audit_log.check": "info",
  "audit_log.export": "notice",
  "category.create": "notice",
  "category.delete": "warning",
  "category.export": "notice",
  "category.merge": "warning",
  "category.move": "info",
  "category.set_active": "notice",
  "category.update": "notice",
  "contact_message.export": "notice",
  "contact_message.file_view": "notice",
  "contact_message.reply": "notice",
  "contact_message.set_status": "info",
  "conversation.view": "notice",
  "dispute.decide": "critical",
  "fault.decide": "warning",
  "file.view": "notice",
  "provider.badge_restore": "warning",
  "provider.badge_revoke": "warning",
  "provider.export": "notice",
  "provider.restore": "warning",
  "provider.suspend": "warning",
  "sign_in.fail": "info",
  "sign_in.lock": "warning",
  "sign_in.succeed": "info",
  "sign_in.unlock": "notice",
  "support.answer": "notice",
  "support.settle": "info",
  "task.approve": "notice",
  "task.end_work": "warning",
  "task.export": "notice",
  "task.remove": "warning",
  "task.restore": "warning",
  "task.send_back": "notice",
  "user.export": "notice",
  "user.note_add": "info",
  "user.role_change": "critical",
  "user.second_step_remove": "critical",
  "user.sessions_revoke": "warning",
  "user.status_change": "warning",
  "user.test_notification": "info",
  "user.unlock": "warning",
} as const satisfies Record<string, AuditSeverity>

export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

export const auditEntityTypes = [
  "user",
  "audit_log",
  "application",
  "category",
  "contact_message",
  "conversation",
  "dispute",
  "file",
  "provider",
  "task",
] as const
export type AuditEntityType = (typeof auditEntityTypes)[number]

/** A visitor isn't logged in; the system acts when a timer does. */
export const auditActorRoles = ["VISITOR", "USER", "ADMIN", "SYSTEM"] as const
export type AuditActorRole = (typeof auditActorRoles)[number]

import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import type { Licence, TakenBadge } from "@doable/domain/provider/badges"
import { providerKinds } from "@doable/domain/provider/status"
import {
  applicationStatuses,
  documentRoles,
  rejectReasons,
  type Checklist,
} from "@doable/domain/provider/application/status"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { categories } from "./category.ts"
import { files } from "./file.ts"
import { providerProfiles } from "./provider.ts"
import { users } from "./user.ts"

/** A doer asks us to check who they are. */
export const providerApplications = pgTable(
  "provider_applications",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    providerId: uuidOf(() => providerProfiles.id, { onDelete: "cascade" }),
    userId: textOf(() => users.id),
    status: t.text({ enum: applicationStatuses }).notNull().default("draft"),
    version: t.integer().notNull().default(1),
    attempt: t.integer().notNull().default(1),
    kind: t.text({ enum: providerKinds }).notNull(),
    legalName: t.text().notNull().default(""),
    birthDate: t.date({ mode: "string" }),
    companyIdno: t.text(),
    licences: t.jsonb().$type<Licence[]>().notNull().default([]),
    categoryIds: t.uuid().array().notNull().default([]),
    experienceYears: t.integer(),
    about: t.text().notNull().default(""),
    consentAt: t.timestamp({ withTimezone: true }),
    submittedAt: t.timestamp({ withTimezone: true }),
    /** Who looks at it, since when: nobody else decides until half an hour later. */
    reviewerId: t.text().references(() => users.id),
    reviewStartedAt: t.timestamp({ withTimezone: true }),
    /** What was checked for the decision. */
    checklist: t.jsonb().$type<Checklist>(),
    /** The names on the profile when someone started to look: a badge is for no others. */
    checkedName: t.text(),
    checkedCompany: t.text(),
    /** Single badges that an administrator has taken back, as they were: they can be given back so. */
    takenBadges: t.jsonb().$type<TakenBadge[]>().notNull().default([]),
    /** What to fix, by the names of the fields. */
    fieldsToFix: t.text().array().notNull().default([]),
    reasonCode: t.text({ enum: rejectReasons }),
    /** Shown to the applicant. */
    decisionNote: t.text(),
    decidedAt: t.timestamp({ withTimezone: true }),
    expiresAt: t.timestamp({ withTimezone: true }),
    /** When the doer is warned that it ends; null once that's done. */
    warnAt: t.timestamp({ withTimezone: true }),
    documentsPurgedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("application_status_known", oneOf(t.status, applicationStatuses)),
    check("application_kind_known", oneOf(t.kind, providerKinds)),
    check("application_reason_known", oneOf(t.reasonCode, rejectReasons)),
    check(
      "application_sent_is_whole",
      sql`${t.status} not in ('submitted', 'in_review', 'approved') or (${t.submittedAt} is not null and ${t.consentAt} is not null and ${t.birthDate} is not null)`,
    ),
    check(
      "application_approved_ends",
      sql`${t.status} <> 'approved' or (${t.decidedAt} is not null and ${t.expiresAt} is not null)`,
    ),
    check(
      "application_refused_says_why",
      sql`${t.status} not in ('rejected', 'changes_requested') or (${t.decidedAt} is not null and ${t.decisionNote} is not null)`,
    ),
    uniqueIndex("one_live_application_per_person")
      .on(t.userId)
      .where(sql`status in ('draft', 'submitted', 'in_review', 'changes_requested')`),
    index("applications_by_person").on(t.userId, t.createdAt.desc(), t.id.desc()),
    index("applications_by_provider").on(t.providerId),
    index("applications_queue")
      .on(t.submittedAt, t.id)
      .where(sql`status in ('submitted', 'in_review')`),
    index("applications_by_reviewer")
      .on(t.reviewerId)
      .where(sql`reviewer_id is not null`),
    index("applications_by_status").on(t.status, t.submittedAt.desc(), t.id.desc()),
    index("applications_by_legal_name").using("gin", sql`task_plain(legal_name) gin_trgm_ops`),
    index("applications_by_category").using("gin", t.categoryIds),
    index("applications_by_licence").using("gin", sql`licences jsonb_path_ops`),
    index("applications_by_taken_badge").using("gin", sql`taken_badges jsonb_path_ops`),
    index("applications_to_release")
      .on(t.reviewStartedAt)
      .where(sql`status = 'in_review'`),
    index("applications_to_warn")
      .on(t.warnAt)
      .where(sql`status = 'approved' and warn_at is not null`),
    index("applications_to_expire")
      .on(t.expiresAt)
      .where(sql`status = 'approved'`),
    index("applications_to_purge")
      .on(t.decidedAt)
      .where(sql`documents_purged_at is null and status in ('approved', 'rejected', 'expired', 'revoked')`),
  ],
)

/** Documents: private files that only the applicant and the administrator who decides ever see. */
export const providerApplicationFiles = pgTable(
  "provider_application_files",
  (t) => ({
    applicationId: uuidOf(() => providerApplications.id, { onDelete: "cascade" }),
    fileId: uuidOf(() => files.id),
    role: t.text({ enum: documentRoles }).notNull(),
    /** Of a licence: what for. */
    categoryId: t.uuid().references(() => categories.id),
    position: t.integer().notNull(),
  }),
  (t) => [
    primaryKey({ columns: [t.applicationId, t.fileId] }),
    check("document_role_known", oneOf(t.role, documentRoles)),
    check("document_of_a_licence_says_which", sql`(${t.role} = 'licence') = (${t.categoryId} is not null)`),
    index("application_files_by_file").on(t.fileId),
    index("application_files_by_category").on(t.categoryId),
  ],
)

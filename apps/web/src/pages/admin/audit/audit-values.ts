// Values in the words that the pages of their things have for them.
import { auditSeverities } from "@doable/domain/admin/audit-log/actions"
import { auditFields } from "@doable/domain/admin/audit-log/fields"
import { isLocale, locales } from "@doable/domain/locale"
import { checkedBadges } from "@doable/domain/provider/badges"
import {
  applicationStatuses,
  documentRoles,
  fixableFields,
  rejectReasons,
} from "@doable/domain/provider/application/status"
import { adminProviderStates, verificationLevels } from "@doable/domain/provider/status"
import { adminTaskStates, removalReasons, taskStatuses } from "@doable/domain/task/status"
import { accountTypes, userRoles, userStatuses } from "@doable/domain/user/status"
import type { Key } from "@doable/words/keys"
import type { Translate } from "@doable/words/translator"
import { chipOf } from "../../../task/task-status.ts"
import { actionWords, entityWords } from "./audit-words.ts"

type Words = Record<string, Key>
const named = <Value extends string>(values: readonly Value[], keyOf: (value: Value) => Key): Words =>
  Object.fromEntries(values.map((value) => [value, keyOf(value)]))

const applicationStates = named(applicationStatuses, (value) => `admin-doers:states.${value}`)

const values: Record<string, Words> = {
  accountType: named(accountTypes, (value) => `admin-users:types.${value}`),
  badge: named(checkedBadges, (value) => `admin-doers:badges.${value}`),
  fieldsToFix: named(fixableFields, (value) => `admin-doers:fields.${value}`),
  level: named(verificationLevels, (value) => `admin-doers:levels.${value}`),
  severity: named(auditSeverities, (value) => `admin-audit:severities.${value}`),
  which: named(["one", "others", "all"], (value) => `admin-audit:which.${value}`),
}

/** What a word means hangs on what the row is about. */
const valuesOn: Record<string, Record<string, Words>> = {
  role: {
    user: named(userRoles, (value) => `admin-users:roles.${value}`),
    application: named(documentRoles, (value) => `admin-doers:documents.${value}`),
  },
  reasonCode: {
    task: named(removalReasons, (value) => `admin-tasks:reasons.${value}`),
    application: named(rejectReasons, (value) => `admin-doers:rejectReasons.${value}`),
  },
  status: {
    user: named(userStatuses, (value) => `admin-users:statuses.${value}`),
    application: { ...applicationStates, waiting: "admin-doers:queues.waiting" },
    // A badge of the person is taken back as the yes that it stands on.
    provider: {
      ...applicationStates,
      ...named(adminProviderStates, (value) => `admin-doers:profileStates.${value}`),
    },
    task: {
      ...named(adminTaskStates, (value) => `admin-tasks:states.${value}`),
      ...named(taskStatuses, (value) => `ui:status.${chipOf[value]}`),
    },
    contact_message: {
      new: "ui:status.new",
      in_progress: "admin-messages:taken",
      ...named(["answered", "closed", "spam"], (value) => `admin-messages:states.${value}`),
    },
  },
}

/** Null: it has no words, and its own name stands for it. */
export function fieldWords(t: Translate, entityType: string, field: string): string | null {
  if (field === "role" && entityType === "application") return t("admin-audit:document")
  const known = auditFields.find((one) => one === field)
  return known ? t(`admin-audit:fields.${known}`) : null
}

interface Told {
  t: Translate
  /** A moment as people read it. */
  date: (moment: string) => string
  entityType: string
  field: string
}

/** Null: there are no words for it, and it is shown as it was written. */
export function valueWords(value: unknown, told: Told): string | null {
  const { t, date, entityType, field } = told
  if (typeof value === "boolean") return t(value ? "admin-audit:yes" : "admin-audit:no")
  if (Array.isArray(value)) {
    const all = value.map((one) => valueWords(one, told))
    return all.every((one) => one !== null) ? all.join(", ") || "–" : null
  }
  if (typeof value === "object" && value !== null) {
    return field === "badge" && "type" in value ? valueWords(value.type, told) : textsOf(value)
  }
  if (typeof value !== "string") return null
  if (field === "action") return actionWords(t, value)
  if (field === "entityType") return entityWords(t, value)
  if (isMoment(value)) return date(value)
  const words = values[field] ?? valuesOn[field]?.[entityType] ?? {}
  const key = Object.hasOwn(words, value) ? words[value] : undefined
  return key ? t(key) : null
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)

/** A text in several languages, or words to look for: a line for each language. */
function textsOf(value: object): string | null {
  const texts = new Map<string, unknown>(Object.entries(value))
  if (![...texts.keys()].every(isLocale)) return null
  const given = locales
    .filter((locale) => texts.has(locale))
    .map((locale) => [locale, texts.get(locale)] as const)
  return given.map(([locale, text]) => `${locale.toUpperCase()}: ${lineOf(text) || "–"}`).join("\n")
}

const lineOf = (text: unknown) => (Array.isArray(text) ? text.join(", ") : String(text))

import { auditFields } from "@doable/domain/admin/audit-log/fields"
import { applicationStatuses } from "@doable/domain/provider/application/status"
import { taskStatuses } from "@doable/domain/task/status"
import { expect, test } from "vitest"
import { readWords } from "@doable/words/read-words"
import { fieldWords, valueWords } from "./audit-values.ts"

const namespaces = [
  "ui",
  "admin-audit",
  "admin-users",
  "admin-doers",
  "admin-tasks",
  "admin-messages",
] as const
const wordsIn = (locale: "en" | "ru" | "ro") => readWords(locale, namespaces).t
const t = wordsIn("en")
const date = (moment: string) => `on ${moment.slice(0, 10)}`
const told = (entityType: string, field: string, value: unknown) =>
  valueWords(value, { t, date, entityType, field })

test.each(["en", "ru", "ro"] as const)("every field of the log has its name, in %s too", (locale) => {
  const words = auditFields.map((field) => fieldWords(wordsIn(locale), "user", field))
  expect(words.filter((name) => !name || (auditFields as readonly string[]).includes(name))).toEqual([])
})

test("a field of another time keeps its own name, and a value its own spelling", () => {
  expect(fieldWords(t, "task", "shoeSize")).toBeNull()
  expect(told("task", "status", "on_the_moon")).toBeNull()
  expect(told("conversation", "status", "constructor")).toBeNull()
  expect(told("category", "slug", "moving")).toBeNull()
  expect(told("category", "questions", [{ key: "rooms" }])).toBeNull()
})

test.each([
  ["task", "status", "removed", "Removed"],
  ["task", "status", "completion_requested", "Awaiting confirmation"],
  ["user", "status", "limited", "Limited"],
  ["user", "role", "ADMIN", "Admin"],
  ["application", "role", "selfie", "Selfie"],
  ["application", "fieldsToFix", ["legalName", "about"], "Name, About"],
  ["provider", "badge", { type: "licence", categoryId: "1" }, "Licence"],
  ["provider", "status", "revoked", "Revoked"],
  ["contact_message", "status", "in_progress", "Assigned"],
  ["audit_log", "action", "task.remove", "Removed a task"],
  ["category", "isActive", false, "No"],
  ["category", "name", { en: "Moving", ru: "", ro: "Mutări" }, "EN: Moving\nRU: –\nRO: Mutări"],
  ["category", "synonyms", { en: ["van", "lift"], ro: [], ru: [] }, "EN: van, lift\nRU: –\nRO: –"],
  ["category", "questions", [], "–"],
  ["conversation", "waitsSince", "2026-08-04T09:00:00.000Z", "on 2026-08-04"],
])("%s: %s %j is %s", (entityType, field, value, words) => {
  expect(told(entityType, field, value)).toBe(words)
})

test("every state of a task and of an application has its words", () => {
  const unsaid = [
    ...taskStatuses.map((status) => told("task", "status", status)),
    ...applicationStatuses.map((status) => told("application", "status", status)),
  ].filter((words) => words === null)
  expect(unsaid).toEqual([])
})

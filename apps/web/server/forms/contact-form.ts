import { contactTopics } from "@doable/domain/conversation/topics"
import { contactProblems } from "../../src/pages/contact/problems.ts"
import type { FormHandler } from "./form-handler.ts"

export const contact: FormHandler = async ({ text, search, locale, ask }) => {
  const fields = { name: text("name").trim(), email: text("email").trim(), text: text("text").trim() }
  const topic = contactTopics.find((one) => one === text("topic")) ?? "help"
  const values = { ...fields, topic }
  const problems = contactProblems(fields)
  if (Object.keys(problems).length > 0) return { values, result: { problems } }
  const source = search.get("from") === "locked" ? "account_locked" : "form"
  const payload = { ...fields, topic, lang: locale, fileIds: [], source, website: text("website") }
  const { answer } = await ask("/trpc/contactMessage.create", { payload })
  if (!answer.ok) return { values, result: { failure: answer.status === 429 ? "tooMany" : "failed" } }
  const { result } = answer.data as { result: { data: { ticketNo: string } } }
  return { values: {}, result: { sent: { ticketNo: result.data.ticketNo, email: fields.email } } }
}

// A request for a change while it is being written.
import { z } from "zod"
import { createChangeInput, type ChangePayload } from "@doable/domain/deal/change/input"
import { changeNoteLength } from "@doable/domain/deal/change/limits"
import { whyUnfitPrice, whyUnfitSchedule, whyUnfitScope } from "@doable/domain/deal/change/requests"
import { termKinds, type TermKind } from "@doable/domain/deal/change/status"
import { includedLines } from "@doable/domain/offer/limits"
import type { Refusal } from "@doable/domain/refusal"
import { dayOf, momentOf, timeOf } from "@doable/domain/time/market-day"
import type { Assignment } from "../../session/answers/offer-answers.ts"

export interface ChangeForm {
  price: number | null
  confirmedPrice: number | null
  day: string | null
  time: string
  included: string[]
  scopeText: string
  note: string
}

type Agreement = Assignment["agreement"]
export type ChangeField =
  | "price"
  | "confirmedPrice"
  | "scheduledAt"
  | "time"
  | "scopeText"
  | "included"
  /** One line of the list, by its place among those that were typed. */
  | `included.${number}`
  | "note"
/** A code of a refusal, or one of the form's own. */
export type ChangeProblem = Refusal | "dayNeeded" | "timePassed" | "textLength" | "lineLength" | "noteLength"

const usualTime = "09:00"

/** What was typed, and the kind of request that was looked at last. */
export type Typed = Partial<ChangeForm & { kind: TermKind }>

const typedSchema = z
  .object({
    kind: z.enum(termKinds),
    price: z.int().nullable(),
    confirmedPrice: z.int().nullable(),
    day: z.iso.date().nullable(),
    time: z.string(),
    included: z.array(z.string()).max(includedLines.max),
    scopeText: z.string(),
    note: z.string(),
  })
  .partial()

/** What was typed before a reload, as this browser kept it; nothing where that can't be read. */
export function readTyped(kept: string): Typed {
  try {
    return typedSchema.parse(JSON.parse(kept || "{}")) as Typed
  } catch {
    return {}
  }
}

/** What stays typed once a request of this kind is sent: the drafts of the others, without the reason that was sent. */
export function unsent(
  kind: TermKind,
  { price, confirmedPrice, day, time, included, scopeText }: Typed,
): Typed {
  return {
    ...(kind !== "price" && { price, confirmedPrice }),
    ...(kind !== "schedule" && { day, time }),
    ...(kind !== "scope" && { included, scopeText }),
  } as Typed
}

export function emptyChange({ scheduledAt, included, scopeText }: Agreement): ChangeForm {
  const agreed = scheduledAt ? new Date(scheduledAt) : null
  return {
    price: null,
    confirmedPrice: null,
    day: null,
    time: agreed ? timeOf(agreed) : usualTime,
    included: [...included],
    scopeText,
    note: "",
  }
}

const linesOf = ({ included }: ChangeForm) => included.map((line) => line.trim()).filter(Boolean)

export function momentIn({ day, time }: ChangeForm): Date | null {
  return day ? momentOf(day, time) : null
}

/** A price that can't be asked for at all isn't asked for twice. */
export function needsConfirmation({ price: amount }: ChangeForm, { price: agreed }: Agreement): boolean {
  if (amount === null) return false
  const asked = { price: { amount, currency: agreed.currency }, confirmedPrice: null }
  return whyUnfitPrice(asked, agreed) === "price_needs_confirmation"
}

/** What the API takes. Ask only when nothing is wrong. */
export function payloadOf(
  kind: TermKind,
  form: ChangeForm,
  { taskId, agreement }: { taskId: string; agreement: Agreement },
): ChangePayload {
  const note = form.note.trim()
  const asked = { taskId, ...(note ? { note } : {}) }
  if (kind === "price") {
    const price = {
      amount: form.price ?? 0,
      currency: agreement.price.currency,
    }
    const isFar = needsConfirmation(form, agreement)
    return {
      ...asked,
      kind,
      price,
      ...(isFar ? { confirmedPrice: form.confirmedPrice } : {}),
    }
  }
  if (kind === "schedule") return { ...asked, kind, scheduledAt: momentIn(form)?.toISOString() ?? "" }
  const scopeText = form.scopeText.trim()
  // What is left out stays as it was agreed.
  const isNewText = scopeText !== agreement.scopeText
  return {
    ...asked,
    kind,
    included: linesOf(form),
    ...(isNewText ? { scopeText } : {}),
  }
}

/** The field of a line that is sent: empty ones aren't, so it may have another place in the form. */
function lineField({ included }: ChangeForm, sentAt: unknown): ChangeField {
  const places = included.flatMap((line, place) => (line.trim() ? [place] : []))
  const place = typeof sentAt === "number" ? places[sentAt] : undefined
  return place === undefined ? "included" : `included.${place}`
}

/** By field, from the same rules and the same input that the API asks. */
export function problemsOf(
  kind: TermKind,
  form: ChangeForm,
  { taskId, agreement, now }: { taskId: string; agreement: Agreement; now: Date },
): Map<ChangeField, ChangeProblem> {
  const found = new Map<ChangeField, ChangeProblem>()
  const note = (field: ChangeField, problem: ChangeProblem | null) => {
    if (problem && !found.has(field)) found.set(field, problem)
  }
  if (kind === "price") {
    // What can't be read as a price, such as -5, isn't between the limits either.
    if (form.price === null) note("price", "price_out_of_range")
    else {
      const price = { amount: form.price, currency: agreement.price.currency }
      const why = whyUnfitPrice({ price, confirmedPrice: form.confirmedPrice }, agreement.price)
      const isTyping = why === "price_needs_confirmation" || why === "price_confirmation_differs"
      note(isTyping ? "confirmedPrice" : "price", why)
    }
  }
  if (kind === "schedule") {
    const at = momentIn(form)
    const agreed = agreement.scheduledAt ? new Date(agreement.scheduledAt) : null
    const why = at ? whyUnfitSchedule(at, agreed, now) : "dayNeeded"
    // The day can be chosen; it's the hour that has gone by.
    const isPassed = why === "schedule_out_of_range" && form.day === dayOf(now)
    note(isPassed ? "time" : "scheduledAt", isPassed ? "timePassed" : why)
  }
  if (kind === "scope") {
    const asked = { scopeText: form.scopeText.trim(), included: linesOf(form) }
    const agreed = { ...agreement, scopeText: agreement.scopeText.trim() }
    note("included", whyUnfitScope(asked, agreed))
  }
  const read = createChangeInput.safeParse({
    payload: payloadOf(kind, form, { taskId, agreement }),
  })
  for (const { path } of read.error?.issues ?? []) {
    if (path[1] === "note") note("note", "noteLength")
    if (path[1] === "scopeText") note("scopeText", "textLength")
    if (path[1] === "included") note(lineField(form, path[2]), "lineLength")
  }
  return found
}

export const today = (now: number): string => dayOf(new Date(now))
export const limits = { note: changeNoteLength, lines: includedLines }

import type { Refusal } from "@doable/domain/refusal"
import { alertFrequencies } from "@doable/domain/saved-search/status"
import { marketZone } from "@doable/domain/time/market-day"
import { usualQuietHours } from "@doable/domain/time/quiet-hours"
import { savingRefusalOf, type PlainOutcome } from "../../src/saved-search/plain-outcome.ts"
import type { AskApi } from "./ask-api.ts"
import type { FormHandler } from "./form-handler.ts"

const searches = (outcome?: PlainOutcome) => `/account?section=searches${outcome ? `&saving=${outcome}` : ""}`

/** Saves the search of a list without scripts, quiet at night like the dialog; the API checks what the form says. */
export const saveSearch: FormHandler = async ({ text, ask, cameFrom }) => {
  const payload = readSearch(text("search"))
  if (!payload) return { to: cameFrom }
  const quietHours = { ...usualQuietHours, tz: await zoneOfAccount(ask) }
  const { answer, refusal } = await ask("/trpc/savedSearch.create", { payload: { quietHours, ...payload } })
  return { to: searches(answer.ok ? "saved" : (savingRefusalOf(refusal) ?? "failed")) }
}

/** Without scripts a browser doesn't say its time zone. */
async function zoneOfAccount(ask: AskApi): Promise<string> {
  const { answer } = await ask("/trpc/notificationPreference.getMy")
  if (!answer.ok) return marketZone
  const { result } = answer.data as { result: { data: { tz: string } } }
  return result.data.tz
}

/** How often a saved search tells, or that it goes. */
export const changeSearch: FormHandler = async ({ text, ask }) => {
  const id = text("id")
  if (text("do") === "delete") {
    const { answer, refusal } = await ask("/trpc/savedSearch.delete", { id })
    // By a second click, or in another tab.
    const isGone = answer.ok || refusal === ("saved_search_not_found" satisfies Refusal)
    return { to: searches(isGone ? "deleted" : "notDeleted") }
  }
  const frequency = alertFrequencies.find((one) => one === text("frequency"))
  if (!frequency) return { to: searches() }
  const { answer } = await ask("/trpc/savedSearch.update", { id, payload: { frequency } })
  return { to: searches(answer.ok ? "changed" : "notChanged") }
}

function readSearch(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === "object" && read !== null ? read : null
  } catch {
    return null
  }
}

import { alertFrequencies } from "@doable/domain/saved-search/status"
import type { FormHandler } from "./form-handler.ts"

const searches = "/account?section=searches"

/** Saves the search of a list without scripts; the API checks what the form says. */
export const saveSearch: FormHandler = async ({ text, ask, cameFrom }) => {
  const payload = readSearch(text("search"))
  if (!payload) return { to: cameFrom }
  const { answer } = await ask("/trpc/savedSearch.create", { payload })
  return { to: answer.ok ? searches : `${searches}&saving=failed` }
}

/** How often a saved search tells, or that it goes. */
export const changeSearch: FormHandler = async ({ text, ask }) => {
  const id = text("id")
  const frequency = alertFrequencies.find((one) => one === text("frequency"))
  if (text("do") === "delete") await ask("/trpc/savedSearch.delete", { id })
  else if (frequency) await ask("/trpc/savedSearch.update", { id, payload: { frequency } })
  return { to: searches }
}

function readSearch(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === "object" && read !== null ? read : null
  } catch {
    return null
  }
}

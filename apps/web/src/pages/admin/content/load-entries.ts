import { contentKinds, type ContentKind } from "@doable/domain/content/kinds"
import { notFound } from "@tanstack/react-router"
import type { ApiClient } from "../../../session/api-client.ts"
import { refusalOf } from "../../../session/error-details.ts"
import type { RouterContext } from "../../../session/router-context.ts"

/** What has become of a text: as it was shipped, or what administrators made of it. */
export const entryStates = ["shipped", "changed", "new", "draft", "hidden"] as const
export type EntryState = (typeof entryStates)[number]

export interface EntriesSearch {
  kind?: Exclude<ContentKind, "help"> | undefined
  state?: EntryState | undefined
  q?: string | undefined
}

export const readEntriesSearch = ({ kind, state, q }: Record<string, unknown>): EntriesSearch => ({
  kind: contentKinds.filter((one) => one !== "help").find((one) => one === kind),
  state: entryStates.find((one) => one === state),
  q: typeof q === "string" && q.trim() ? q.slice(0, 100) : undefined,
})

export type EntryList = Awaited<ReturnType<ApiClient["adminContent"]["getEntries"]["query"]>>
export type EntryRow = EntryList["data"][number]
export type Entry = Awaited<ReturnType<ApiClient["adminContent"]["getEntry"]["query"]>>
export type Versions = Awaited<ReturnType<ApiClient["adminContent"]["getVersions"]["query"]>>["data"]

export function stateOf({ state, isShipped }: Pick<EntryRow, "state" | "isShipped">): EntryState {
  if (state === "published") return isShipped ? "changed" : "new"
  return state
}

/** Null when they can't be had. */
export async function loadEntries({ api }: RouterContext, search: EntriesSearch) {
  const kind = search.kind ?? ("help" as const)
  const { adminContent } = await api()
  return { search, kind, list: await adminContent.getEntries.query({ kind }).catch(() => null) }
}

/** In the address of one that doesn't exist yet. */
export const newKey = "new"

export async function loadEntry({ api }: RouterContext, given: { kind: string; key: string }) {
  const kind = contentKinds.find((one) => one === given.kind)
  if (!kind) throw notFound()
  const { adminContent } = await api()
  if (given.key === newKey) return { kind, entry: null, ...(await adminContent.getFigures.query()) }
  try {
    const entry = await adminContent.getEntry.query({ kind, key: given.key })
    return { kind, entry, figures: entry.figures }
  } catch (error) {
    const isUnknown = refusalOf(error) === "content_not_found" || isInvalid(error)
    throw isUnknown ? notFound() : error
  }
}

const isInvalid = (error: unknown) =>
  (error as { data?: { code?: string } | null } | null)?.data?.code === "BAD_REQUEST"

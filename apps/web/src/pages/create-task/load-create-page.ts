import { invitesAtOnce } from "@doable/domain/task/limits"
import type { QueryClient } from "@tanstack/react-query"
import { notFound, redirect } from "@tanstack/react-router"
import type { ApiClient } from "../../session/api-client.ts"
import { day as readDay, partsOf } from "../../blocks/list-page/read-address.ts"
import type { Asked } from "./draft/start-form.ts"
import { refusalOf } from "./draft/failure-of.ts"
import type { Task } from "./draft/form-of-task.ts"
import { chosenCategory, chosenPlace } from "./draft/chosen-queries.ts"
import { readStartDay } from "./draft/start-day.ts"
import type { Start } from "./draft/start-form.ts"

export interface CreateSearch {
  draft?: string | undefined
  text?: string | undefined
  where?: string | undefined
  when?: string | undefined
  budget?: string | undefined
  category?: string | undefined
  from?: string | undefined
  /** The doer who finished that task is asked first. */
  hireAgain?: 1 | undefined
  /** The doers who are to be asked: the ids of their profiles. */
  providerId?: string | undefined
}

interface LoadContext {
  api: () => Promise<ApiClient>
  queryClient: QueryClient
}

const shownDrafts = 3
/** What was just saved here doesn't have to be loaded again. */
const freshMs = 5000

export async function loadCreatePage({ api: connect, queryClient }: LoadContext, search: CreateSearch) {
  const api = await connect()
  const now = new Date().toISOString()
  const nowhere = { placeId: null, unknownPlace: null }
  const none: Start = { text: "", day: undefined, budget: "", categoryId: null, asked: [], ...nowhere }
  if (search.draft) {
    const task = await queryClient.fetchQuery({
      queryKey: ["task-draft", search.draft],
      queryFn: () => findDraft(api, search.draft ?? ""),
      staleTime: freshMs,
    })
    await knowChosen(api, queryClient, { categoryId: task.category?.id, placeId: task.place?.id })
    return { now, task, start: none, drafts: [] }
  }
  const [drafts, categoryId, place, asked] = await Promise.all([
    api.task.getMy.query({ role: "owner", status: ["draft"], pagination: { limit: shownDrafts, offset: 0 } }),
    search.category ? findCategory(api, queryClient, search.category) : null,
    findPlace(api, queryClient, search.where ?? ""),
    Promise.all(askedIds(search.providerId).map((id) => findAsked(api, id))),
  ])
  const start: Start = {
    text: search.text ?? "",
    day: readStartDay(search.when) ?? readDay(search.when),
    budget: search.budget ?? "",
    categoryId,
    asked: asked.filter((one) => one !== null),
    ...place,
  }
  const lines = drafts.data.map(({ id, title, category }) => ({
    id,
    title,
    category: category?.name ?? null,
  }))
  return { now, task: null, start, drafts: lines }
}

/** The user's own draft. Once posted, it can't be edited here. */
async function findDraft(api: ApiClient, id: string): Promise<Task> {
  const found = await api.task.getById.query({ id }).catch((error: unknown) => {
    if (refusalOf(error) || (error as { data?: { httpStatus?: number } }).data?.httpStatus === 400)
      throw notFound()
    throw error
  })
  if (!found.viewer.isOwner) throw notFound()
  const { status } = found.task
  if (status === "draft") return found.task
  throw redirect({ to: "/tasks/$taskId", params: { taskId: id } })
}

interface Chosen {
  categoryId: string | undefined
  placeId: string | undefined
}

async function knowChosen(api: ApiClient, queryClient: QueryClient, { categoryId, placeId }: Chosen) {
  await Promise.all([
    categoryId && findCategory(api, queryClient, categoryId),
    placeId &&
      queryClient.ensureQueryData({
        queryKey: ["place", placeId],
        queryFn: async () => chosenPlace(await api.place.getById.query({ id: placeId })),
      }),
  ])
}

function askedIds(listed: string | undefined): string[] {
  return [...new Set(partsOf(listed))].slice(0, invitesAtOnce)
}

/** A doer who isn't there (any more) isn't asked. Nobody asks oneself. */
async function findAsked(api: ApiClient, id: string): Promise<Asked | null> {
  const found = await api.provider.getById.query({ id }).catch(() => null)
  if (!found || found.viewer.isOwner) return null
  const { name, image } = found.provider
  return { id: found.provider.id, name, image }
}

/** By id or by its name in addresses. One that isn't there is simply not chosen. */
async function findCategory(api: ApiClient, queryClient: QueryClient, id: string): Promise<string | null> {
  const found = await api.category.getById.query({ id }).catch(() => null)
  if (!found || found.children.length > 0) return null
  const category = chosenCategory(found)
  queryClient.setQueryData(["category", category.id], category)
  return category.id
}

/** The place that the words mean most likely: it stands in the form and can be changed there. */
async function findPlace(
  api: ApiClient,
  queryClient: QueryClient,
  words: string,
): Promise<Pick<Start, "placeId" | "unknownPlace">> {
  const nowhere = { placeId: null, unknownPlace: null }
  if (!words) return nowhere
  const found = await api.place.search.query({ q: words, limit: 1 }).catch(() => null)
  // Nobody answered: the town may well be known.
  if (!found) return nowhere
  const [first] = found.data
  if (!first) return { placeId: null, unknownPlace: words }
  queryClient.setQueryData(["place", first.id], chosenPlace(first))
  return { placeId: first.id, unknownPlace: null }
}

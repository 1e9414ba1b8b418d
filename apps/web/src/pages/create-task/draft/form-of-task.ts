import type { ApiClient } from "../../../session/api-client.ts"
import type { Saved } from "../../../blocks/draft/draft-sync.ts"
import type { TaskForm } from "./form.ts"

export type TaskPage = Awaited<ReturnType<ApiClient["task"]["getById"]["query"]>>
export type Task = TaskPage["task"]

/** The owner's own words, not what others read in their place. */
export function formOfTask(task: Task): TaskForm {
  const { own, timing, budgetMin, budgetMax } = task
  return {
    title: own?.title ?? task.title,
    description: own?.description ?? task.description,
    lang: task.lang,
    translations: own?.translations ?? {},
    categoryId: task.category?.id ?? null,
    answers: task.answers,
    mode: task.mode,
    placeId: task.place?.id ?? null,
    address: own?.address ?? "",
    timingKind: timing?.kind ?? null,
    date: timing?.date ?? null,
    window: timing?.window ?? "any",
    from: timing?.from ?? null,
    to: timing?.to ?? null,
    isUrgent: task.isUrgent,
    budgetKind: task.budgetKind,
    currency: task.currency,
    budgetMin: budgetMin?.amount ?? null,
    budgetMax: task.budgetKind === "range" ? (budgetMax?.amount ?? null) : null,
    materials: task.materials,
    spokenLanguages: task.spokenLanguages,
    fileIds: task.files.map(({ id }) => id),
    offerCap: String(task.offerCap),
    verifiedOnly: own?.verifiedOnly ?? false,
    providerIds: own?.asked.map(({ id }) => id) ?? [],
  }
}

export function savedOfTask(task: Task): Saved<TaskForm> {
  return { id: task.id, version: task.version, form: formOfTask(task) }
}

export interface ShownFile {
  id: string
  name: string
  type: string
  size: number
  url: string
}

export function filesOf(task: Task | null): ShownFile[] {
  return (task?.files ?? []).map(({ id, name, mimeType, size, url }) => ({
    id,
    name: name ?? "",
    type: mimeType,
    size,
    url,
  }))
}

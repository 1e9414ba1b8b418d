// Where a form is kept: drafts are started under a key, everything else is saved by id and version.
import type { TaskDraft } from "@doable/domain/task/input"
import type { Saved } from "../../../blocks/draft/draft-sync.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { changedElsewhere } from "./failure-of.ts"
import { budgetOf, taskUnits, timingOf, type TaskForm, type Unit } from "./form.ts"
import type { Task } from "./form-of-task.ts"

type Ask = <Answer>(question: (api: ApiClient) => Promise<Answer>) => Promise<Answer>

export function createTaskStore(ask: Ask, read: (task: Task) => Saved<TaskForm>) {
  let key: string | null = null
  let begunId = ""
  let mayBeStale = false

  const begin = async (api: ApiClient, form: TaskForm): Promise<Saved<TaskForm>> => {
    key ??= crypto.randomUUID()
    const task = await api.task.create.mutate({ key, payload: payloadOf(form, keepable(form)) })
    begunId = task.id
    // Started before, and changed since in another window that found the same unsent text.
    if (task.version > 1) throw changedElsewhere()
    return read(task)
  }
  const change = async (api: ApiClient, { id, version }: Saved<TaskForm>, payload: TaskDraft) => {
    const { task } = await api.task.update.mutate({ id, version, payload, confirmStale: mayBeStale })
    return read(task)
  }

  return {
    /** What may have reached the server without our hearing of it is told again under the same key. */
    beginAs: (known: string) => {
      key = known
    },
    /** The person knows that offers will have to be made again, this once. */
    withStaleOffers: async (save: () => Promise<boolean>): Promise<boolean> => {
      mayBeStale = true
      return save().finally(() => {
        mayBeStale = false
      })
    },
    save: (form: TaskForm, units: Unit[], saved: Saved<TaskForm> | null) =>
      ask((api) => (saved ? change(api, saved, payloadOf(form, units)) : begin(api, form))),
    load: (id: string | null) =>
      ask(async (api) => read((await api.task.getById.query({ id: id ?? begunId })).task)),
  }
}

/** A start is told whole: told again it must also take back what was emptied in the meantime. */
function keepable(form: TaskForm): Unit[] {
  const unkeepable = taskUnits.unkeepable(form)
  return taskUnits.all.filter((unit) => !unkeepable.includes(unit))
}

/** The part of the form that the server doesn't have yet. */
export function payloadOf(form: TaskForm, wanted: readonly Unit[]): TaskDraft {
  return Object.assign({}, ...wanted.map((unit) => parts[unit](form))) as TaskDraft
}

const parts: Record<Unit, (form: TaskForm) => TaskDraft> = {
  title: ({ title }) => ({ title }),
  category: ({ categoryId, answers }) => ({ categoryId, answers }),
  description: ({ description }) => ({ description }),
  files: ({ fileIds }) => ({ fileIds }),
  materials: ({ materials }) => ({ materials }),
  where: ({ mode, placeId, address }) =>
    mode === "remote"
      ? { mode, placeId: null, address: null }
      : { mode, placeId, address: address.trim() ? address : null },
  when: (form) => ({ timing: timingOf(form), isUrgent: form.isUrgent }),
  budget: (form) => ({ budgetKind: form.budgetKind, currency: form.currency, ...budgetOf(form) }),
  languages: ({ spokenLanguages }) => ({ spokenLanguages }),
  offers: ({ offerCap: typed, verifiedOnly, providerIds }) => ({
    ...(/^\d{1,3}$/.test(typed.trim()) ? { offerCap: Number(typed) } : {}),
    verifiedOnly,
    providerIds,
  }),
  lang: ({ lang }) => ({ lang }),
  translations: ({ translations }) => ({ translations }),
}

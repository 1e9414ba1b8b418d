// The API's side of a task that is being written: it knows versions as the real one does, and keeps what it is sent.
import type { TaskDraft } from "@doable/domain/task/input"
import { aDraft, aLeaf, aPlace, ownPage, ownPart, taskId, type OwnTask } from "./answers/task-draft.ts"
import { refused, type Answers } from "./fake-api.ts"

interface Desk {
  api: Answers
  /** The task as the API has it. */
  now: () => OwnTask
  /** Another window saves something. */
  elsewhere: (payload: TaskDraft) => void
}

/** With nothing on it, a draft is started by the page. */
export function aDesk(start?: OwnTask, more: Answers = {}): Desk {
  let task = start
  const now = () => {
    if (!task) throw refused("task_not_found", { httpStatus: 404 })
    return task
  }
  const save = (payload: TaskDraft) => {
    task = { ...written(now(), payload), version: now().version + 1 }
    return task
  }
  return {
    now,
    elsewhere: (payload) => void save(payload),
    api: {
      "task.getMy": { data: [], total: 0 },
      "task.getById": () => ownPage(now()),
      "task.guessCategory": { data: [] },
      "task.getPriceHint": null,
      "category.getTree": { data: [], total: 0 },
      "category.getById": aLeaf(),
      "place.getById": aPlace(),
      "task.create": ({ payload = {} }) => {
        task ??= written(aDraft({ ...nothingYet, id: taskId }), payload)
        return task
      },
      "task.update": ({ version, payload }) => {
        if (version !== now().version) throw refused("task_changed_elsewhere")
        return { task: save(payload), staleOfferCount: 0 }
      },
      ...more,
    },
  }
}

const nothingYet: Partial<OwnTask> = {
  title: "",
  description: "",
  category: null,
  mode: null,
  timing: null,
  budgetKind: null,
  budgetMin: null,
}

/** What the owner reads after saving. */
function written(before: OwnTask, payload: TaskDraft): OwnTask {
  const {
    title,
    description,
    address,
    verifiedOnly,
    timing,
    categoryId,
    placeId,
    fileIds,
    providerIds,
    translations,
    ...rest
  } = payload
  const own = before.own ?? ownPart()
  const { parentId, slug, name, icon } = aLeaf()
  return {
    ...before,
    ...(rest as Partial<OwnTask>),
    title: title ?? before.title,
    description: description ?? before.description,
    ...(timing !== undefined && {
      timing: timing && { date: null, window: "any", from: null, to: null, ...timing },
    }),
    ...(categoryId !== undefined && {
      category: categoryId ? { id: categoryId, parentId, parentSlug: "moving", slug, name, icon } : null,
    }),
    ...(placeId !== undefined && {
      place: placeId ? { id: placeId, name: aPlace().name, city: aPlace().parentName } : null,
    }),
    files: fileIds ? before.files.filter(({ id: known }) => fileIds.includes(known)) : before.files,
    own: {
      ...own,
      title: title ?? own.title,
      description: description ?? own.description,
      translations: translations ?? own.translations,
      address: address === undefined ? own.address : address,
      verifiedOnly: verifiedOnly ?? own.verifiedOnly,
      asked: providerIds
        ? providerIds.map((asked) => ({ id: asked, name: "Ion M.", image: null }))
        : own.asked,
    },
  }
}

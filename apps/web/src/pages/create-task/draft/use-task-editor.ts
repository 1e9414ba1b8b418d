import { dayOf } from "@doable/domain/time/market-day"
import { useQueryClient } from "@tanstack/react-query"
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import {
  placeQuery,
  useChosenCategory,
  useChosenPlace,
  type ChosenCategory,
  type ChosenPlace,
} from "./chosen-queries.ts"
import { failureOf, fieldOfPath, fieldsOf } from "./failure-of.ts"
import { taskUnits, type TaskForm, type Unit } from "./form.ts"
import { filesOf, savedOfTask, type ShownFile, type Task } from "./form-of-task.ts"
import type { Problem } from "./problems.ts"
import { createTaskStore } from "./task-store.ts"
import { unreadAt, useUnread, withUnread, type UnreadPath } from "./unread.ts"
import { createDraftSync } from "../../../blocks/draft/draft-sync.ts"
import { useProblems } from "../../../blocks/draft/use-problems.ts"
import { useRules } from "../../../blocks/draft/use-rules.ts"

const loadRules = () => import("./problems.ts")

export interface TaskFormState {
  form: TaskForm
  change: (part: Partial<TaskForm>) => void
  /** What is wrong with a field, in words, once it is time to say so. */
  errorOf: (path: string) => string | undefined
  /** As other people will read it. */
  mask: (text: string) => string
  /** The field was left: from now on its problem is told. */
  leave: (path: string) => void
  /** A typed text that means no place or no time. */
  unreadAt: (path: UnreadPath) => string | null
  setUnread: (path: UnreadPath, text: string | null) => void
  /** The hours are wanted exactly: none at all won't do. */
  isExact: boolean
  setExact: (isExact: boolean) => void
  category: ChosenCategory | null
  /** Offers were made in this category: another one would make nonsense of them. */
  isCategoryLocked: boolean
  place: ChosenPlace | null
  choosePlace: (place: ChosenPlace | null) => void
  /** The files of `form.fileIds` as far as this page knows them. */
  files: readonly ShownFile[]
  learnFile: (file: ShownFile) => void
  setUploading: (isUploading: boolean) => void
  /** Changes when the form was changed from elsewhere: parts with a state of their own start again. */
  revision: number
  today: string
}

export const TaskFormContext = createContext<TaskFormState | null>(null)

export function useTaskForm(): TaskFormState {
  const state = use(TaskFormContext)
  if (!state) throw new Error("useTaskForm must be used within a TaskFormContext")
  return state
}

interface EditorOptions {
  /** The task as the server has it; null starts a new draft. */
  task: Task | null
  form: TaskForm
  blank: TaskForm
  isAutomatic: boolean
  isCategoryLocked?: boolean
  /** A town of the address that nobody knows. */
  unknownPlace?: string | null
  /** From the loader, so that server and browser mean the same day. */
  now: Date
}

const none: readonly Problem[] = []

/** A form with its rules and its copy on the server: the wizard and the page of edits both stand on it. */
export function useTaskEditor(options: EditorOptions) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const [files, setFiles] = useState<readonly ShownFile[]>(() => filesOf(options.task))
  const [isUploading, setUploading] = useState(false)
  const learn = useCallback((more: readonly ShownFile[]) => {
    setFiles((known) => [...known.filter((file) => more.every(({ id }) => id !== file.id)), ...more])
  }, [])

  const [store] = useState(() =>
    createTaskStore(ask, (task) => {
      learn(filesOf(task))
      queryClient.setQueryData(["task-draft", task.id], task)
      return savedOfTask(task)
    }),
  )
  const [draftSync] = useState(() =>
    createDraftSync<TaskForm, Unit>({
      units: taskUnits,
      form: options.form,
      blank: options.blank,
      saved: options.task && savedOfTask(options.task),
      isAutomatic: options.isAutomatic,
      failureOf,
      save: store.save,
      load: store.load,
    }),
  )
  const state = useSyncExternalStore(draftSync.subscribe, draftSync.get, draftSync.get)
  useEffect(() => draftSync.stop, [draftSync])

  const { form } = state
  const category = useChosenCategory(form.categoryId)
  const place = useChosenPlace(form.placeId)
  const today = dayOf(options.now)
  const { rules, learn: learnRules } = useRules(loadRules)
  const { typed, latest, setUnread, setExact } = useUnread(options.form, options.unknownPlace ?? null)
  useEffect(() => {
    if (options.unknownPlace) void learnRules()
  }, [options.unknownPlace, learnRules])
  const problems = useMemo(
    () =>
      rules ? withUnread(rules.problemsOf(form, category?.questions ?? null, today), typed, form) : none,
    [rules, form, category, today, typed],
  )
  const wordsOf = (problem: Problem) => rules?.problemWords(problem, form, t, locale) ?? ""
  const { errorOf, mask, leave, touch, show, tell } = useProblems({
    problems,
    rules,
    learnRules,
    wordsOf,
    refusal: state.refusal,
    fieldsOf,
    fieldOfPath,
  })

  const context: TaskFormState = {
    form,
    change: (part) => {
      touch(Object.keys(part))
      draftSync.change(part)
    },
    errorOf,
    mask,
    leave,
    unreadAt: (path) => unreadAt(path, typed.unread, form),
    setUnread,
    isExact: typed.isExact || Boolean(form.from ?? form.to),
    setExact,
    category,
    isCategoryLocked: options.isCategoryLocked ?? false,
    place,
    choosePlace: (chosen: ChosenPlace | null) => {
      if (chosen) queryClient.setQueryData(placeQuery(ask, chosen.id).queryKey, chosen)
      context.change({ placeId: chosen?.id ?? null })
    },
    files,
    learnFile: useCallback((file: ShownFile) => learn([file]), [learn]),
    setUploading,
    revision: state.revision,
    today,
  }
  return {
    draftSync,
    state,
    context,
    problems,
    wordsOf,
    /** What is wrong now, also when the rules are still on their way. */
    findProblems: async () => {
      const { problemsOf } = await learnRules()
      const now = draftSync.get().form
      return withUnread(problemsOf(now, category?.questions ?? null, today), latest(), now)
    },
    learnRules,
    store,
    isUploading,
    show,
    tell,
  }
}

import type { CategoryQuestion } from "@doable/domain/category/category"
import type { L10n } from "@doable/domain/text/l10n"
import { createContext, use } from "react"
import type { TaskForm } from "./form.ts"
import type { UnreadPath } from "./unread.ts"

export interface ChosenCategory {
  id: string
  slug: string
  /** The paper it is printed on. */
  parentSlug: string | null
  isPlain?: true | undefined
  name: L10n
  questions: CategoryQuestion[]
  requiresVerification: boolean
}

export interface ChosenPlace {
  id: string
  name: L10n
  city: L10n | null
}

export interface ShownFile {
  id: string
  name: string
  type: string
  size: number
  url: string
}

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

// A task's form and the server's copy of it, kept together.
import * as draft from "../../../blocks/draft/draft-sync.ts"
import { taskUnits, type TaskForm, type Unit } from "./form.ts"

export type { Failure } from "../../../blocks/draft/draft-sync.ts"
export type Saved = draft.Saved<TaskForm>
export type DraftSyncState = draft.DraftSyncState<TaskForm, Unit>
export type DraftSync = draft.DraftSync<TaskForm, Unit>

export function createDraftSync(options: Omit<draft.DraftSyncOptions<TaskForm, Unit>, "units">): DraftSync {
  return draft.createDraftSync({ ...options, units: taskUnits })
}

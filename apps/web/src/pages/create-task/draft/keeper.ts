// A task's form and the server's copy of it, kept together.
import * as draft from "../../../blocks/draft/keeper.ts"
import { taskUnits, type TaskForm, type Unit } from "./form.ts"

export type { Failure } from "../../../blocks/draft/keeper.ts"
export type Saved = draft.Saved<TaskForm>
export type KeeperState = draft.KeeperState<TaskForm, Unit>
export type Keeper = draft.Keeper<TaskForm, Unit>

export function createKeeper(options: Omit<draft.KeeperOptions<TaskForm, Unit>, "units">): Keeper {
  return draft.createKeeper({ ...options, units: taskUnits })
}

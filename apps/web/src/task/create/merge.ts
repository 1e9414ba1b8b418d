import { allUnits, isSameUnit, withUnit, type TaskForm, type Unit } from "./form.ts"

export interface Merge {
  /** Both sides together; where both changed the same thing, ours for now. */
  form: TaskForm
  /** What both changed, each in their own way: a person chooses. */
  conflicts: Unit[]
}

/** `base`: what both sides started from. */
export function mergeForms(base: TaskForm, mine: TaskForm, theirs: TaskForm): Merge {
  let form = mine
  const conflicts: Unit[] = []
  for (const unit of allUnits) {
    if (isSameUnit(unit, mine, theirs)) continue
    if (isSameUnit(unit, base, mine)) form = withUnit(unit, form, theirs)
    else if (!isSameUnit(unit, base, theirs)) conflicts.push(unit)
  }
  return { form, conflicts }
}

import type { FormUnits } from "./form-units.ts"

interface Merge<Form, Unit> {
  /** Both sides together; where both changed the same thing, ours for now. */
  form: Form
  /** What both changed, each in their own way: a person chooses. */
  conflicts: Unit[]
}

/** What two sides made of one start. */
interface Sides<Form> {
  base: Form
  mine: Form
  theirs: Form
}

export function mergeForms<Form, Unit extends string>(
  units: FormUnits<Form, Unit>,
  { base, mine, theirs }: Sides<Form>,
): Merge<Form, Unit> {
  let form = mine
  const conflicts: Unit[] = []
  for (const unit of units.all) {
    if (units.isSame(unit, mine, theirs)) continue
    if (units.isSame(unit, base, mine)) form = units.take(unit, form, theirs)
    else if (!units.isSame(unit, base, theirs)) conflicts.push(unit)
  }
  return { form, conflicts }
}

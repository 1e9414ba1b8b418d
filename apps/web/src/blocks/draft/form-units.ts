/** What belongs together in a form: it is sent, compared and chosen as one. */
export interface FormUnits<Form, Unit extends string> {
  all: readonly Unit[]
  /** Sent with a new draft whether they were touched or not. */
  first: readonly Unit[]
  isSame: (unit: Unit, a: Form, b: Form) => boolean
  changed: (a: Form, b: Form) => Unit[]
  take: (unit: Unit, into: Form, from: Form) => Form
  /** Units that even a draft can't hold: they stay on the page until they are shortened. */
  unkeepable: (form: Form) => Unit[]
}

interface Described<Form, Unit extends string> {
  keys: Record<Unit, readonly (keyof Form)[]>
  first: readonly Unit[]
  unkeepable: (form: Form) => Unit[]
}

export function formUnits<Form extends object, Unit extends string>({
  keys,
  first,
  unkeepable,
}: Described<Form, Unit>): FormUnits<Form, Unit> {
  const all = Object.keys(keys) as Unit[]
  const isSame = (unit: Unit, a: Form, b: Form) => keys[unit].every((key) => isSameValue(a[key], b[key]))
  return {
    all,
    first,
    isSame,
    unkeepable,
    changed: (a, b) => all.filter((unit) => !isSame(unit, a, b)),
    take: (unit, into, from) => ({
      ...into,
      ...Object.fromEntries(keys[unit].map((key) => [key, from[key]])),
    }),
  }
}

function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

/** What is named may come back from the server in another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

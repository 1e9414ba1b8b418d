// An empty value would mean "nothing chosen" to the browser, so no option may carry one.

/** `OptionValue<"" | "a">` is `"a"`: a literal empty value doesn't compile. */
type OptionValue<V extends string> = V extends "" ? never : V

export type SelectOption<V extends string = string> = {
  value: OptionValue<V>
  label: string
  hint?: string
  disabled?: boolean
}

export type SelectGroup<V extends string = string> = { label: string; options: readonly SelectOption<V>[] }

export type SelectItems<V extends string = string> = readonly (SelectOption<V> | SelectGroup<V>)[]

export function isGroup<V extends string>(item: SelectOption<V> | SelectGroup<V>): item is SelectGroup<V> {
  return "options" in item
}

export function flatOptions<V extends string>(items: SelectItems<V>): SelectOption<V>[] {
  const options = items.flatMap((item) => (isGroup(item) ? item.options : item))
  const empty = options.find((option) => option.value === "")
  if (empty) {
    throw new Error(
      `The option "${empty.label}" has an empty value. Use a word such as "any", or clear the select by passing null.`,
    )
  }
  return options
}

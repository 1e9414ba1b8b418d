/** Puts a search that came from elsewhere (a chip, the way back) into the fields; what is being typed is left alone. */
export function fillForm(
  form: HTMLFormElement,
  values: Record<string, string[]>,
  typing: Element | null = document.activeElement,
) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const wanted = values[field.name]
    if (!wanted) continue
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      field.checked = wanted.includes(field.value) || (wanted.length === 0 && field.value === "")
    } else if (field !== typing) {
      field.value = wanted[0] ?? ""
    }
  }
}

/** What a form field contains for a filter. */
export function fieldValue(one: string | number | undefined): string[] {
  return one === undefined ? [] : [String(one)]
}

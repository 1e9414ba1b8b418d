/** As long as the code of a step may take to come. */
const patienceMs = 5000

/** The first control of the first field with a problem, once its step is drawn. */
export function focusField(
  within: HTMLElement | null,
  paths: readonly string[],
  until = Date.now() + patienceMs,
) {
  const field = [...(within?.querySelectorAll<HTMLElement>("[data-path]") ?? [])].find(({ dataset }) =>
    paths.includes(dataset["path"] ?? ""),
  )
  if (!field) {
    if (Date.now() < until) requestAnimationFrame(() => focusField(within, paths, until))
    return
  }
  const control = field.querySelector<HTMLElement>(
    "input:not([type=hidden]), textarea, select, button, [tabindex]",
  )
  control?.focus({ preventScroll: true })
  field.scrollIntoView({ block: "center" })
}

/** What a field can't read, such as a sum, would be lost. The field says so itself. */
export const findUnread = (within: HTMLElement) => within.querySelector("[data-problem]")

export function unreadPaths(within: HTMLElement): string[] {
  const path = findUnread(within)?.closest<HTMLElement>("[data-path]")?.dataset["path"]
  return path ? [path] : []
}

import type { Favourite } from "@doable/domain/favourite/input"

/** The way back after logging in: the same page, which saves this once. */
export function pathThatSaves(here: string, { targetType, targetId }: Favourite): string {
  const [path = "", hash] = here.split("#")
  const save = targetType === "task" ? targetId : `${targetType}-${targetId}`
  return `${path}${path.includes("?") ? "&" : "?"}save=${save}${hash ? `#${hash}` : ""}`
}

const wish = /^(provider-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** What an address asks to save: a task by its id, a doer by theirs; anything else is nothing. */
export function readSave(value: unknown): string | undefined {
  return typeof value === "string" && wish.test(value) ? value : undefined
}

export function targetOf(save: string): Favourite | null {
  const [, isProvider, targetId] = wish.exec(save) ?? []
  return targetId ? { targetType: isProvider ? "provider" : "task", targetId } : null
}

export function isPathThatSaves(path: string): boolean {
  return readSave(new URL(path, "http://origin.invalid").searchParams.get("save")) !== undefined
}

/** The way back after signing in: the same page, which saves this task once. */
export function pathThatSaves(here: string, taskId: string): string {
  const [path = "", hash] = here.split("#")
  return `${path}${path.includes("?") ? "&" : "?"}save=${taskId}${hash ? `#${hash}` : ""}`
}

/** The task that an address asks to save; anything else is none. */
export function readSave(value: unknown): string | undefined {
  const isId = typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
  return isId ? value : undefined
}

export function isPathThatSaves(path: string): boolean {
  return readSave(new URL(path, "http://origin.invalid").searchParams.get("save")) !== undefined
}

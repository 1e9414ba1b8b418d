/** Under this key stands how fresh the page of a task is; making it stale draws the page again. */
export const taskPagesKey = ["taskPage"] as const
export const taskPageKey = (id: string) => [...taskPagesKey, id] as const

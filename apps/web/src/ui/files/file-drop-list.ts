// The files of a drop: which are let in, in what order, and how far each has come. No browser, no network.

export type FileProblem = { code: "type" | "size" | "empty" | "count" | "upload"; words?: string | undefined }

export type DropItem<T> = {
  id: string
  name: string
  size: number
  type: string
  /** null for a file that was stored before this page was opened. */
  file: File | null
  previewUrl?: string | undefined
  state: "waiting" | "sending" | "done" | "failed" | "refused"
  /** 0 to 1. */
  progress: number
  result: T | null
  problem: FileProblem | null
}

export type DropLimits = {
  /** Mime types, or a whole kind such as "image/*". Empty lets everything in. */
  accept: readonly string[]
  maxFiles: number
  maxBytes: number
}

export type DropAction<T> =
  | { do: "add"; items: DropItem<T>[]; maxFiles: number }
  | { do: "start" | "retry" | "remove"; id: string }
  | { do: "progress"; id: string; progress: number }
  | { do: "done"; id: string; result: T }
  | { do: "fail"; id: string; words: string | undefined }
  | { do: "move"; id: string; to: number }

export function isAccepted(type: string, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((allowed) =>
    allowed.endsWith("/*") ? type.startsWith(allowed.slice(0, -1)) : type === allowed,
  )
}

/** Turns chosen files into items; a file that isn't let in says why and is never sent. */
export function admitFiles<T>(files: readonly File[], present: readonly DropItem<T>[], limits: DropLimits) {
  // A single place is given to the newest file; several places are kept by those who came first.
  let places = limits.maxFiles === 1 ? 1 : limits.maxFiles - counted(present).length
  return files.map((file): DropItem<T> => {
    const problem = whyRefused(file, places, limits)
    if (!problem) places -= 1
    return {
      id: crypto.randomUUID(),
      name: file.name,
      size: file.size,
      type: file.type,
      file,
      state: problem ? "refused" : "waiting",
      progress: 0,
      result: null,
      problem,
    }
  })
}

function whyRefused(file: File, places: number, limits: DropLimits): FileProblem | null {
  if (!isAccepted(file.type, limits.accept)) return { code: "type" }
  if (file.size === 0) return { code: "empty" }
  if (file.size > limits.maxBytes) return { code: "size" }
  return places <= 0 ? { code: "count" } : null
}

function counted<T>(items: readonly DropItem<T>[]) {
  return items.filter(({ state }) => state !== "refused")
}

export function nextToSend<T>(items: readonly DropItem<T>[], atOnce: number): DropItem<T>[] {
  const busy = items.filter(({ state }) => state === "sending").length
  return items.filter(({ state, file }) => state === "waiting" && file).slice(0, Math.max(0, atOnce - busy))
}

export function reduceDrop<T>(items: DropItem<T>[], action: DropAction<T>): DropItem<T>[] {
  switch (action.do) {
    case "add": {
      const added = counted(action.items)
      const kept = action.maxFiles === 1 && added.length > 0 ? [] : counted(items)
      // Refusals stand last, outside the order, and go with the next choice.
      return [...kept, ...added, ...action.items.filter(({ state }) => state === "refused")]
    }
    case "remove":
      return items.filter(({ id }) => id !== action.id)
    case "move":
      return moveItem(items, action.id, action.to)
    case "start":
      return change(items, action.id, { state: "sending", progress: 0, problem: null })
    case "retry":
      return change(items, action.id, { state: "waiting", progress: 0, problem: null })
    case "progress":
      return change(items, action.id, { progress: Math.min(1, Math.max(0, action.progress)) })
    case "done":
      return change(items, action.id, { state: "done", progress: 1, result: action.result })
    case "fail":
      return change(items, action.id, { state: "failed", problem: { code: "upload", words: action.words } })
  }
}

function change<T>(items: DropItem<T>[], id: string, to: Partial<DropItem<T>>) {
  return items.map((item) => (item.id === id ? { ...item, ...to } : item))
}

function moveItem<T>(items: DropItem<T>[], id: string, to: number): DropItem<T>[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return items
  const others = items.filter((item) => item.id !== id)
  return others.toSpliced(Math.max(0, to), 0, moved)
}

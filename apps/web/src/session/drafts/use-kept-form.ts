import { useKeptText } from "./use-kept-text.ts"

type Kept = Record<string, unknown>

/** A whole form that this browser keeps like a text. `read` takes what is still fit from what was kept. */
export function useKeptForm<Form extends object>(name: string, read: (kept: Kept) => Form) {
  const [text, keep, isRead] = useKeptText(name)
  const form = read(parse(text))
  return {
    form,
    edit: (part: Partial<Form>) => keep(JSON.stringify({ ...form, ...part })),
    /** Once it is sent, nothing of it may come back. */
    clear: () => keep(""),
    isRead,
  }
}

function parse(text: string): Kept {
  try {
    const kept: unknown = JSON.parse(text || "{}")
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

export const keptText = (kept: unknown): string => (typeof kept === "string" ? kept : "")

/** A choice that was kept and can still be made. */
export const keptChoice = <One extends string>(options: readonly One[], kept: unknown): One | null =>
  options.find((one) => one === kept) ?? null

/** Files that were uploaded before; the server knows them by their id. */
function keptFiles(kept: unknown): KeptFile[] {
  return Array.isArray(kept) ? kept.filter(isKeptFile) : []
}

export const idsOf = (files: readonly KeptFile[]): string[] => files.map(({ id }) => id)

/** What someone says about something, and the files that show it. */
export const readStatement = ({ text, files }: Kept) => ({ text: keptText(text), files: keptFiles(files) })

export interface KeptFile {
  id: string
  name: string
  size: number
  type: string
}

function isKeptFile(one: unknown): one is KeptFile {
  const { id, name, size, type } = (one ?? {}) as Kept
  return [id, name, type].every((part) => typeof part === "string") && typeof size === "number"
}

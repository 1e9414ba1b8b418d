type Window = { limit: number; offset: number }

/** Limits and offsets are written out: they are few, and a plan made for `limit $n` fits none of them. */
export function pageOf({ limit, offset }: Window): string {
  return `limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`
}

/** First pages and those after a cursor, in the usual sizes, and one row more. */
export function isUsual({ limit, offset }: Window): boolean {
  return offset === 0 && [6, 8, 10, 12, 20, 24, 50, 100].includes(limit - 1)
}

/** Names for statements that are planned once. Every connection keeps each of them, so their number is limited. */
export function statementNames(prefix: string, most: number) {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= most) return known
    const name = `${prefix}_${names.size}`
    names.set(text, name)
    return name
  }
}

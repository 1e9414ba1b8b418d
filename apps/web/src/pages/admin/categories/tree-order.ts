type Row = { id: string; parentId: string | null }
export type Place = { parentId: string | null; afterId: string | null }

/** Branches in their order, each followed by its leaves. */
export function inTreeOrder<R extends Row>(rows: readonly R[]): R[] {
  const leaves = Map.groupBy(rows, ({ parentId }) => parentId)
  return (leaves.get(null) ?? []).flatMap((branch) => [branch, ...(leaves.get(branch.id) ?? [])])
}

export function siblingsOf<R extends Row>(rows: readonly R[], parentId: string | null): R[] {
  return rows.filter((row) => row.parentId === parentId)
}

/** The rows as they stand once this one has been put there. */
export function moved<R extends Row>(rows: readonly R[], id: string, { parentId, afterId }: Place): R[] {
  const row = rows.find((one) => one.id === id)
  if (!row) return [...rows]
  const others = rows.filter((one) => one.id !== id)
  const at = afterId === null ? 0 : others.findIndex((one) => one.id === afterId) + 1
  return others.toSpliced(at, 0, { ...row, parentId })
}

/** One step up or down among its siblings; null at the end. */
export function stepOf<R extends Row>(rows: readonly R[], id: string, step: -1 | 1): Place | null {
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const { parentId } = row
  const siblings = siblingsOf(rows, parentId)
  const at = siblings.indexOf(row) + step
  if (at < 0 || at >= siblings.length) return null
  const others = siblings.filter((one) => one.id !== id)
  return { parentId, afterId: others[at - 1]?.id ?? null }
}

/** Where a row comes to lie that is let go over the upper or lower half of another; null where it may not. */
export function dropPlace<R extends Row>(
  rows: readonly R[],
  id: string,
  { overId, half }: { overId: string; half: "upper" | "lower" },
): Place | null {
  const row = rows.find((one) => one.id === id)
  const over = rows.find((one) => one.id === overId)
  if (!row || !over || row.id === over.id) return null
  if (row.parentId === null) {
    const branchId = over.parentId ?? over.id
    const others = siblingsOf(rows, null).filter((one) => one.id !== id)
    const at = others.findIndex((one) => one.id === branchId)
    if (at < 0) return null
    const isBefore = over.parentId === null && half === "upper"
    return { parentId: null, afterId: isBefore ? (others[at - 1]?.id ?? null) : branchId }
  }
  if (over.parentId === null) return { parentId: over.id, afterId: null }
  if (half === "lower") return { parentId: over.parentId, afterId: over.id }
  const others = siblingsOf(rows, over.parentId).filter((one) => one.id !== id)
  return {
    parentId: over.parentId,
    afterId: others[others.findIndex((one) => one.id === overId) - 1]?.id ?? null,
  }
}

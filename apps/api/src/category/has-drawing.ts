import { seedTree } from "./seed/tree.ts"

const drawn = new Set(seedTree.flatMap(({ children }) => children.map(({ slug }) => slug)))

/** We've drawn every subcategory that ships. One that an administrator adds is shown with its parent's drawing. */
export const hasDrawing = (slug: string) => drawn.has(slug)

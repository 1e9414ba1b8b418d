import type { Refusal } from "../refusal.ts"

type Category = { id: string; parentId: string | null }
type Texts = Record<"en" | "ru" | "ro", string>

/** Two levels, and nothing changes its own: tasks lie in leaves, leaves in branches. */
export function whyCannotMove(
  category: Category,
  { parentId, parent }: { parentId: string | null; parent: Category | null },
): Refusal | null {
  if ((category.parentId === null) !== (parentId === null)) return "category_parent_unfit"
  if (parentId === null) return null
  return parent && parent.parentId === null ? null : "category_parent_unfit"
}

type Seen = Category & { isShown: boolean }

/** What people see goes into what they see, too: else it would be gone from the lists without a word. */
export function whyCannotMerge(from: Seen, to: Seen): Refusal | null {
  const isSameLevel = (from.parentId === null) === (to.parentId === null)
  const isVanishing = from.isShown && !to.isShown
  return from.id !== to.id && isSameLevel && !isVanishing ? null : "category_merge_unfit"
}

/** Nobody meets a category that has no word in their language. */
export function whyCannotShow({ name, description }: { name: Texts; description: Texts }): Refusal | null {
  const isWhole = [name, description].every(({ en, ru, ro }) => en && ru && ro)
  return isWhole ? null : "category_incomplete"
}

export function missingLanguages(texts: Texts): (keyof Texts)[] {
  return (["en", "ru", "ro"] as const).filter((locale) => texts[locale].trim() === "")
}

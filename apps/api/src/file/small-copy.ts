import type { StoredPictureType } from "@doable/domain/file/rules"
import { copyPlan } from "../platform/pictures/picture-plan.ts"
import type { RedrawPicture } from "../platform/pictures/redraw-picture.ts"

const mark = "-small"
export const smallCopyType = "image/webp"

export const smallKey = (key: string) => `${key}${mark}`
/** For an object in the storage: the key of its row. */
export const knownKey = (key: string) => (key.endsWith(mark) ? key.slice(0, -mark.length) : key)

type Picture = { bytes: Buffer; facts: { width: number | null; height: number | null } }

/** What lists and galleries show in a picture's place. Null for what is small enough itself, and for what is no picture. */
export async function makeSmallCopy(
  redraw: RedrawPicture,
  { bytes, facts }: Picture,
  type: StoredPictureType,
): Promise<Buffer | null> {
  const plan = copyPlan(type)
  if (Math.max(facts.width ?? 0, facts.height ?? 0) <= plan.fit.width) return null
  return (await redraw(bytes, plan)).bytes
}

import type { Refusal } from "../refusal.ts"

export const pictureTypes = ["image/jpeg", "image/png", "image/gif", "image/svg+xml", "image/webp"] as const
export type PictureType = (typeof pictureTypes)[number]

export const fileTypes = [...pictureTypes, "application/pdf"] as const
export type FileType = (typeof fileTypes)[number]

/** What a file is for decides what becomes of it. A document is kept as it is; pictures are drawn again. */
export const filePurposes = ["avatar", "picture", "document"] as const
export type FilePurpose = (typeof filePurposes)[number]

/** What we make ourselves: all that is kept about a person, for that person. Nobody can send one. */
export const keptPurposes = [...filePurposes, "export"] as const
export const keptTypes = [...fileTypes, "application/json"] as const
export type KeptType = (typeof keptTypes)[number]

export const maxFileBytes = 10_000_000
export const filesPerDay = { count: 100, bytes: 200_000_000 } as const
/** How long the permission to send a file holds, and how long a link to a private file. */
export const uploadSeconds = 300
export const privateLinkSeconds = 300
/** How long what was put together about a person lies ready for them. */
export const exportDays = 3
export const exportsPerDay = 5

export const pictureQuality = 0.8
export const avatarPixels = 128
const heavyPngBytes = 5_000_000

export function isPictureType(type: KeptType): type is PictureType {
  return pictureTypes.some((picture) => picture === type)
}

export function whyCannotUpload({
  file,
  sentToday,
}: {
  file: { isPublic: boolean; type: FileType; size: number }
  sentToday: { count: number; bytes: number }
}): Refusal | null {
  if (file.isPublic && !isPictureType(file.type)) return "document_not_public"
  if (sentToday.count >= filesPerDay.count) return "upload_limit_reached"
  if (sentToday.bytes + file.size > filesPerDay.bytes) return "upload_limit_reached"
  return null
}

/** The bytes have the last word about what a file is; name and declaration are claims. */
export function whyCannotKeep({
  declaredType,
  foundType,
  purpose,
}: {
  declaredType: KeptType
  foundType: FileType | null
  purpose: FilePurpose
}): Refusal | null {
  if (foundType !== declaredType) return "file_type_differs"
  if (isPictureType(foundType) !== (purpose !== "document")) return "file_purpose_unfit"
  return null
}

export type StoredPictureType = "image/jpeg" | "image/png" | "image/webp"

/** Drawings become pixels and animations become still; a heavy PNG is probably a photo. */
export function storedPictureType(type: PictureType, size: number): StoredPictureType {
  if (type === "image/svg+xml") return "image/png"
  if (type === "image/gif") return "image/webp"
  if (type === "image/png" && size > heavyPngBytes) return "image/jpeg"
  return type
}

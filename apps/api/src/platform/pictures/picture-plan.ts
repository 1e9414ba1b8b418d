import {
  avatarPixels,
  pictureQuality,
  storedPictureType,
  type FilePurpose,
  type PictureType,
  type StoredPictureType,
} from "@doable/domain/file/rules"

const largestPixels = 2560
/** Sharp enough for the largest place in a gallery, at three dots to the pixel. */
const copyPixels = 720

export type Plan = {
  type: PictureType
  storedType: StoredPictureType
  quality: number
  fit: { width: number; height: number; fit: "cover" | "inside"; withoutEnlargement: boolean }
}

export type Drawn = { facts: { width: number; height: number }; bytes: Buffer }

/** Room for a progressive JPEG of 40 megapixels that has to be turned: no camera's picture needs more. */
export const maxDrawingBytes = 400 * 1024 * 1024

/** The exit code of the drawing process for bytes that are no picture. */
export const unreadable = 3

export function planFor(type: PictureType, size: number, purpose: FilePurpose): Plan {
  const isAvatar = purpose === "avatar"
  const pixels = isAvatar ? avatarPixels : largestPixels
  return {
    type,
    storedType: storedPictureType(type, size),
    quality: pictureQuality * 100,
    fit: {
      width: pixels,
      height: pixels,
      fit: isAvatar ? "cover" : "inside",
      withoutEnlargement: !isAvatar,
    },
  }
}

/** A small copy of what we drew ourselves. */
export function copyPlan(type: StoredPictureType): Plan {
  return {
    type,
    storedType: "image/webp",
    quality: pictureQuality * 100,
    fit: { width: copyPixels, height: copyPixels, fit: "inside", withoutEnlargement: true },
  }
}

import { describe, expect, test } from "vitest"
import {
  filesPerDay,
  storedPictureType,
  whyCannotKeep,
  whyCannotUpload,
  type FilePurpose,
  type FileType,
} from "./rules.ts"

describe("uploading", () => {
  const file = { isPublic: true, type: "image/png" as FileType, size: 1000 }
  const sentToday = { count: 0, bytes: 0 }
  const { count, bytes } = filesPerDay

  test.each([
    ["a picture", file, sentToday, null],
    ["a private document", { ...file, isPublic: false, type: "application/pdf" as const }, sentToday, null],
    [
      "a document for everyone",
      { ...file, type: "application/pdf" as const },
      sentToday,
      "document_not_public",
    ],
    ["the last file of the day", file, { count: count - 1, bytes: 0 }, null],
    ["one file too many", file, { count, bytes: 0 }, "upload_limit_reached"],
    ["the last bytes of the day", file, { count: 1, bytes: bytes - 1000 }, null],
    ["one byte too many", file, { count: 1, bytes: bytes - 999 }, "upload_limit_reached"],
  ])("%s", (_title, file, sentToday, refusal) => {
    expect(whyCannotUpload({ file, sentToday })).toBe(refusal)
  })
})

test.each<[string, FileType, FileType | null, FilePurpose, string | null]>([
  ["a picture that is one", "image/png", "image/png", "avatar", null],
  ["a document that is one", "application/pdf", "application/pdf", "document", null],
  ["bytes of another type", "image/png", "image/jpeg", "picture", "file_type_differs"],
  ["bytes of no known type", "image/png", null, "picture", "file_type_differs"],
  ["a document as an avatar", "application/pdf", "application/pdf", "avatar", "file_purpose_unfit"],
  ["a picture as a document", "image/png", "image/png", "document", "file_purpose_unfit"],
])("[F04] keeping %s", (_title, declaredType, foundType, purpose, refusal) => {
  expect(whyCannotKeep({ declaredType, foundType, purpose })).toBe(refusal)
})

test.each([
  ["image/jpeg", 100, "image/jpeg"],
  ["image/webp", 100, "image/webp"],
  ["image/png", 5_000_000, "image/png"],
  ["image/png", 5_000_001, "image/jpeg"],
  ["image/gif", 100, "image/webp"],
  ["image/svg+xml", 100, "image/png"],
] as const)("[A04] %s of %i bytes is kept as %s", (type, size, stored) => {
  expect(storedPictureType(type, size)).toBe(stored)
})

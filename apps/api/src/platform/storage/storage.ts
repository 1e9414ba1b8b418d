import type { ReadableStream } from "node:stream/web"

/** A file that may be sent: of this type and of exactly this size, until this moment. */
export type Upload = { id: string; type: string; size: number; expiresAt: Date }

/** Where a browser sends its form: the fields as they are, then the file in a field named `file`. */
export type Post = { url: string; fields: Record<string, string> }

/**
 * Stores bytes. Uploads come from other people: we read them and never show them. What we've checked is written under
 * our own key. storage-contract.ts runs the same cases against every storage.
 */
export type Storage = {
  createPost: (upload: Upload) => Promise<Post>
  readUpload: (id: string) => Promise<Buffer | null>
  discardUpload: (id: string) => Promise<void>
  discardUploadsBefore: (moment: Date) => Promise<void>
  write: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  read: (key: string) => Promise<ReadableStream<Uint8Array> | null>
  remove: (key: string) => Promise<void>
  /** The keys of everything written before, in portions. */
  keptBefore: (moment: Date) => AsyncIterable<string[]>
  /** The id of the installation that this storage belongs to; null until one has marked it. */
  readOwner: () => Promise<string | null>
  writeOwner: (id: string) => Promise<void>
  removeOwner: () => Promise<void>
  close: () => void
}

/** The name of the object or file that says whose storage it is. */
export const ownerName = "installation"

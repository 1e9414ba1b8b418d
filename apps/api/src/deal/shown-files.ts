import { z } from "zod"
import type { files } from "../platform/db/schema/file.ts"
import type { UserContext } from "../platform/context.ts"

/** Private to the two: the links run out. For administrators there's none: they open a file with its row in the log. */
export const shownFile = z.object({
  id: z.string(),
  url: z.string().nullable(),
  mimeType: z.string(),
  name: z.string().nullable(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type ShownFile = z.infer<typeof shownFile>

type File = Pick<typeof files.$inferSelect, "id" | "type" | "originalName" | "size" | "width" | "height">

export function showFile(
  { files: { links }, now }: Pick<UserContext, "files" | "now">,
  { id, type, originalName, size, width, height }: File,
  { isOpen }: { isOpen: boolean },
): ShownFile {
  const url = isOpen ? links.privateUrl(id, now()) : null
  return { id, url, mimeType: type ?? "", name: originalName, size: size ?? 0, width, height }
}

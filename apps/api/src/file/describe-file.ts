import type { Context } from "../platform/context.ts"
import type { ReadyFile } from "./queries.ts"

/** What those who may see a file are told about it. The link to a private one runs out. */
export function describeFile(ctx: Context, { id, isPublic, type, size, width, height }: ReadyFile) {
  const { links } = ctx.files
  const url = isPublic ? links.publicUrl(id) : links.privateUrl(id, ctx.now())
  return { id, public: isPublic, mimeType: type, size, width, height, url }
}

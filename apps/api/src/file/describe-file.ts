import type { Context } from "../platform/context.ts"
import type { ReadyFile } from "./queries.ts"

/** What people who may see a file get. The link to a private one expires. */
export function describeFile(
  ctx: Pick<Context, "files" | "now">,
  { id, isPublic, type, size, width, height }: ReadyFile,
) {
  const { links } = ctx.files
  const url = isPublic ? links.publicUrl(id) : links.privateUrl(id, ctx.now())
  return { id, public: isPublic, mimeType: type, size, width, height, url }
}

import sharp from "sharp"
import type { Drawn, Plan } from "./picture-plan.ts"

/** What sharp calls the types that it may meet here; anything else doesn't get past the comparison. */
const formats: Record<string, string> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/svg+xml": "svg",
  "image/webp": "webp",
}

/** Whatever someone else sent is drawn in a process of its own: see redraw-picture.ts. */
export async function drawByPlan(bytes: Buffer, { type, storedType, fit, quality }: Plan): Promise<Drawn> {
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp(bytes, { limitInputPixels: 40e6, failOn: "error", sequentialRead: true })
  const { format } = await picture.metadata()
  if (format !== formats[type]) throw new Error("another format than the bytes began with")
  // Metadata is left behind: the place where a photograph was taken concerns nobody.
  const drawn = picture.autoOrient().resize(fit)
  if (storedType === "image/jpeg") drawn.flatten({ background: "#ffffff" }).jpeg({ quality })
  if (storedType === "image/png") drawn.png()
  if (storedType === "image/webp") drawn.webp({ quality })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { facts: { width: info.width, height: info.height }, bytes: data }
}

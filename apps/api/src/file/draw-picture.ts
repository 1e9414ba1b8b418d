// A process of its own: it gets a stranger's bytes and nothing else, and may be killed or crash at any time.
// In: the plan as its argument, the picture on stdin. Out: one line of facts, then the new picture.
import { buffer } from "node:stream/consumers"
import sharp from "sharp"
import { maxDrawingBytes, unreadable, type Drawn, type Plan } from "./picture-plan.ts"

/** What sharp calls the types that it may meet here; anything else does not get past the comparison. */
const formats: Record<string, string> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/svg+xml": "svg",
  "image/webp": "webp",
}

async function draw(bytes: Buffer, { type, storedType, fit, quality }: Plan) {
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp(bytes, { limitInputPixels: 40e6, failOn: "error", sequentialRead: true })
  const { format } = await picture.metadata()
  if (format !== formats[type]) throw new Error("another format than the bytes began with")
  // Metadata is left behind: the place where a photograph was taken concerns nobody.
  const drawn = picture.autoOrient().resize(fit).timeout({ seconds: 8 })
  if (storedType === "image/jpeg") drawn.flatten({ background: "#ffffff" }).jpeg({ quality })
  if (storedType === "image/png") drawn.png()
  if (storedType === "image/webp") drawn.webp({ quality })
  return drawn.toBuffer({ resolveWithObject: true })
}

// The libraries work beside this thread, so it can watch them: a small file may unpack to a very large one.
setInterval(() => {
  if (process.memoryUsage.rss() > maxDrawingBytes) process.exit(unreadable)
}, 10).unref()

const plan = JSON.parse(process.argv[2] ?? "") as Plan
const bytes = await buffer(process.stdin)
try {
  const { data, info } = await draw(bytes, plan)
  const facts: Drawn["facts"] = { width: info.width, height: info.height }
  process.stdout.write(`${JSON.stringify(facts)}\n`)
  process.stdout.write(data)
} catch {
  process.exitCode = unreadable
}

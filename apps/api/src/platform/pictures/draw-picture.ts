// A process of its own: it gets someone else's bytes and nothing else, and may be killed or crash at any time.
// In: the plan as its argument, the picture on stdin. Out: one line of facts, then the new picture.
import { buffer } from "node:stream/consumers"
import { drawByPlan } from "./draw-by-plan.ts"
import { maxDrawingBytes, unreadable, type Plan } from "./picture-plan.ts"

// The libraries work beside this thread, so it can watch them: a small file may unpack to a very large one.
setInterval(() => {
  if (process.memoryUsage.rss() > maxDrawingBytes) process.exit(unreadable)
}, 10).unref()

const plan = JSON.parse(process.argv[2] ?? "") as Plan
const bytes = await buffer(process.stdin)
try {
  const drawn = await drawByPlan(bytes, plan)
  process.stdout.write(`${JSON.stringify(drawn.facts)}\n`)
  process.stdout.write(drawn.bytes)
} catch {
  process.exitCode = unreadable
}

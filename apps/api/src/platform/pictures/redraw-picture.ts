import { spawn } from "node:child_process"
import { once } from "node:events"
import { constants, setPriority } from "node:os"
import { buffer } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { Refused } from "@doable/domain/refusal"
import { unreadable, type Drawn, type Plan } from "./picture-plan.ts"

const program = fileURLToPath(new URL("./draw-picture.ts", import.meta.url))
/** A photograph of 40 million points takes two at most. */
const secondsOfWork = 6
/** On a busy machine work takes longer, and the picture is as good: it isn't refused, but has to be sent again. */
const longestMs = 60_000

type Limits = { seconds?: number; timeLimitMs?: number }

export type RedrawPicture = (bytes: Buffer, plan: Plan) => Promise<Drawn>

/** A picture that crashes its reader, or takes too much work or memory, is as unreadable as one that is none. */
export const createRedrawPicture =
  ({ seconds = secondsOfWork, timeLimitMs = longestMs }: Limits = {}): RedrawPicture =>
  async (bytes, plan) => {
    // The system counts the work and ends the process; the shell becomes the program.
    const limited = `ulimit -t ${seconds}; exec "$0" "$@"`
    const child = spawn("/bin/sh", ["-c", limited, process.execPath, program, JSON.stringify(plan)], {
      // A malicious picture can't reach our secrets, whatever it does to the libraries that read it.
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: timeLimitMs,
      killSignal: "SIGKILL",
    })
    letOthersFirst(child.pid)
    // It may be gone before it has read everything.
    child.stdin.on("error", () => {}).end(bytes)
    const [output, [code, signal]] = await Promise.all([buffer(child.stdout), once(child, "exit")])
    // We ended it ourselves; what takes too much work is ended by the system.
    if (child.killed) throw new Refused("uploads_busy")
    if (signal !== null || code === unreadable) throw new Refused("picture_unreadable")
    if (code !== 0) throw new Error(`the drawing process ended with ${String(code)}`)
    const end = output.indexOf("\n")
    const facts = JSON.parse(output.subarray(0, end).toString()) as Drawn["facts"]
    return { facts, bytes: output.subarray(end + 1) }
  }

/** Pages and calls are answered first, however many pictures there are; those wait seconds longer, not minutes. */
function letOthersFirst(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

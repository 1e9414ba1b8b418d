import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { basename } from "node:path"

/** A process that has ended but wasn't collected by its parent (common in containers) isn't alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false
  }
  if (process.platform !== "linux") return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return !["Z", "X"].includes(stat.slice(stat.lastIndexOf(")") + 2).charAt(0))
  } catch {
    return false
  }
}

/** The command that a process runs; "" if there's none. `ps` is everywhere but in the leanest containers. */
export function nameOfProcess(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim()
  } catch {
    return nameByPs(pid)
  }
}

/** For systems without /proc; some of them give the whole path. */
export function nameByPs(pid: number): string {
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" })
  return basename((stdout ?? "").trim())
}

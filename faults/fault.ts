import { readFile } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"

/** One row of docs/reliability.md. */
export type Result = { figure: string; goal: string; isMet: boolean; details?: string[] }

/**
 * `times`: how often, for faults that are done again and again. `isPlanted`: a loss is planted, so it must be found.
 * `from`: the revision that an upgrade starts at.
 */
export type Options = { times: number | undefined; isPlanted: boolean; from?: string | undefined }

export type Fault = (options: Options) => Promise<Result>

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** The time below which so many of them are, from 0 to 1. */
export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The planted fault: a process that answers nobody for a while. */
export async function standStill(pid: number, ms: number) {
  process.kill(pid, "SIGSTOP")
  await pause(ms)
  process.kill(pid, "SIGCONT")
}

/** What the process holds in memory, as the system counts it. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

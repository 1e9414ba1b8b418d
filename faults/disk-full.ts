import { execFile } from "node:child_process"
import { mkdir, rm, statfs, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { setTimeout as pause } from "node:timers/promises"
import { seconds, type Fault } from "./fault.ts"
import { underLoad } from "./under-load.ts"
import { aWorld } from "./world.ts"

const run = promisify(execFile)
const disk = "/tmp/doable-small-disk"

/** PostgreSQL on a disk of 400 MB, which is filled to the last byte under load. Needs root, to make that disk. */
export const fault: Fault = async ({ isPlanted }) => {
  await mkdir(disk, { recursive: true })
  await run("mount", ["-t", "tmpfs", "-o", "size=400m,mode=755", "tmpfs", disk])
  try {
    const world = await aWorld({ dataDir: join(disk, "postgres"), api: { LOG_LEVEL: "info" } })
    const seen = new Map<string, number>()
    let recovered = 0
    try {
      const { losses } = await underLoad(world, {
        people: 4,
        times: 1,
        isPlanted,
        async hit() {
          const filler = join(disk, "filler")
          const { bavail, bsize } = await statfs(disk)
          await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => {})
          const until = performance.now() + 20_000
          while (performance.now() < until) {
            const said = await fetch(`${world.api.url}/health/ready`).then(
              async (answer) => `${answer.status} ${await answer.text()}`,
              () => "no answer",
            )
            seen.set(said, (seen.get(said) ?? 0) + 1)
            await pause(250)
          }
          await rm(filler)
          if (await world.database.hasEnded()) await world.database.start()
          const since = performance.now()
          await world.api.untilReady()
          recovered = performance.now() - since
        },
      })
      const faults = world.api
        .output()
        .split("\n")
        .filter((line) => /"status":5\d\d/.test(line))
      const isSeen = [...seen.keys()].some((said) => /disk full|no database/.test(said))
      const wrong = faults.filter((line) => !/"status":503/.test(line)).length
      return {
        figure: `full for 20 s: ${losses.length} losses, ${wrong} answers of 500, not ready ${isSeen ? "as long as it was full" : "NEVER"}; ready ${seconds(recovered)} after there was room`,
        goal: "0 losses, nothing but 503, not ready meanwhile, ready within 10 s",
        isMet: losses.length === 0 && isSeen && wrong === 0 && recovered < 10_000 && !world.api.hasEnded(),
        details: [
          ...losses.slice(0, 10),
          ...[...seen].map(([said, count]) => `ready: ${said}: ${count} times`),
        ],
      }
    } finally {
      await world.close()
    }
  } finally {
    await run("umount", [disk])
  }
}

import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-parent-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test("a server whose launcher was killed is asked to end, once, and has time for it", async () => {
  const file = join(folder, "asked")
  // Its end takes longer than the pause between two looks at the parent.
  const server = `let asked = 0
    process.on("SIGTERM", () => {
      asked += 1
      if (asked > 1) return
      setTimeout(() => {
        require("fs").writeFileSync(${JSON.stringify(file)}, String(asked))
        process.exit()
      }, 2500)
    })
    console.log("ready")
    setTimeout(() => {}, 60_000)`
  const preload = import.meta.resolve("./end-with-parent.ts")
  const launcher = `require("child_process").spawn(
    process.execPath, ["--import", ${JSON.stringify(preload)}, "-e", ${JSON.stringify(server)}], { stdio: "inherit" })`
  const child = spawn(process.execPath, ["-e", launcher])
  await once(child.stdout, "data")
  child.kill("SIGKILL")
  await expect.poll(() => readFile(file, "utf8").catch(() => "not yet")).toBe("1")
})

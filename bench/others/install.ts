import { execFile } from "node:child_process"
import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { root } from "../../scripts/env.ts"

const run = promisify(execFile)

/** Copies what we wrote for another product into a folder of its own, and installs the product there. */
export async function install(name: "next" | "vendure", brings: string): Promise<string> {
  const folder = join(root, ".cache/bench-others", name)
  console.log(`${name}: npm install brings ${brings} into ${folder}`)
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, name), folder, { recursive: true })
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder], {
    cwd: folder,
    maxBuffer: 100e6,
  })
  return folder
}

import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { root } from "./env.ts"

/** The folder of a package that only one command needs: fetched with its first use, so that no install waits for it. */
export function fetchTool(name: string, version: string): string {
  const folder = join(root, ".cache/tools", `${name}-${version}`)
  execFileSync(
    "npm",
    ["install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, `${name}@${version}`],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  )
  return join(folder, "node_modules", name)
}

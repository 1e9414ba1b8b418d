import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./env.ts"
import type { ProcessGroup } from "./process-group.ts"
import { hashOfSources } from "./source-hash.ts"

const madeFrom = [
  "apps/web/package.json",
  "apps/web/public",
  "apps/web/server",
  "apps/web/src",
  "apps/web/vite.config.ts",
  "packages/domain/src",
  "packages/words",
  "package-lock.json",
]
/** Where the product's build lies; tests make one of their own, so that they can run beside it. */
const productBuild = join(root, "apps/web/dist")
const stampOf = (folder: string) => join(folder, ".sources")

/** Returns null if the build is up to date, else the hash to build for. */
export async function staleBuild(folder = productBuild): Promise<string | null> {
  const now = await hashOfSources(root, madeFrom)
  const built = await readFile(stampOf(folder), "utf8").catch(() => null)
  return built === now ? null : now
}

export async function buildWeb(
  processes: ProcessGroup,
  env: NodeJS.ProcessEnv,
  hash: string,
  folder = productBuild,
): Promise<void> {
  // Without the stamp a build that is cut short counts as none.
  await rm(stampOf(folder), { force: true })
  const vite = join(root, "node_modules/vite/bin/vite.js")
  await processes.run("vite build", process.execPath, [vite, "build", "--outDir", folder, "--emptyOutDir"], {
    cwd: join(root, "apps/web"),
    env: { ...env, NODE_ENV: "production" },
  })
  await writeFile(stampOf(folder), hash)
}

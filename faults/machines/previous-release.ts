// An earlier version of the project in a folder of its own, ready to run.
import { execFile } from "node:child_process"
import { mkdir, readdir, readFile, rm, symlink } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { root } from "../../scripts/env.ts"

const run = promisify(execFile)
const git = async (...args: string[]) => (await run("git", args, { cwd: root })).stdout.trim()

const workspaces = ["packages/domain", "packages/words", "apps/api"]
const migrations = "apps/api/migrations"

/** Without a revision: the last one before the newest migration. */
export async function previousRelease(folder: string, given?: string) {
  const revision = given ?? `${await git("log", "-1", "--first-parent", "--format=%H", "--", migrations)}^`
  await git("worktree", "add", "--detach", folder, revision)
  const remove = async () => {
    await git("worktree", "remove", "--force", folder)
  }
  try {
    const [own, theirs] = await Promise.all(
      [root, folder].map((place) => readFile(join(place, "package-lock.json"), "utf8")),
    )
    if (own === theirs) await linkPackages(folder)
    else await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder })
  } catch (error) {
    await remove()
    throw error
  }
  const count = async (place: string) =>
    (await readdir(join(place, migrations))).filter((name) => name.endsWith(".sql")).length
  return {
    folder,
    name: await git("log", "-1", "--format=%h of %as", revision),
    newMigrations: (await count(root)) - (await count(folder)),
    load: <Module>(file: string) => import(join(folder, file)) as Promise<Module>,
    remove,
  }
}

/** Packages are shared, our own workspaces aren't: a link to all of node_modules would lead to today's. */
async function linkPackages(folder: string) {
  const modules = join(folder, "node_modules")
  await mkdir(join(modules, "@doable"), { recursive: true })
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@doable") await symlink(join(root, "node_modules", name), join(modules, name))
  for (const place of workspaces) {
    const { name } = JSON.parse(await readFile(join(folder, place, "package.json"), "utf8")) as {
      name: string
    }
    await symlink(join(folder, place), join(modules, name))
    const own = join(root, place, "node_modules")
    const isThere = await readdir(own).catch(() => null)
    await rm(join(folder, place, "node_modules"), { force: true })
    if (isThere) await symlink(own, join(folder, place, "node_modules"))
  }
}

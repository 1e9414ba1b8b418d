// `npm run files:unknown`: what lies in the file storage although this database has never known it.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { prepareDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const { env } = await prepareDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/list-unknown-files.ts")
  await launcher.processes.run("list-unknown-files", process.execPath, [command], {
    cwd: root,
    env,
    interactive: true,
  })
  return 0
})

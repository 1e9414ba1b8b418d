// `npm run admin:create`: the first administrator of an installation.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { prepareDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const { env } = await prepareDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/create-admin.ts")
  await launcher.processes.run("create-admin", process.execPath, [command], {
    cwd: root,
    env,
    interactive: true,
  })
  return 0
})

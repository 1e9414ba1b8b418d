// `npm run stats:rebuild`: what rows tell in short, once more from the facts; says where they differed.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { prepareDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const { env } = await prepareDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/rebuild-stats.ts")
  await launcher.processes.run("rebuild-stats", process.execPath, [command], {
    cwd: root,
    env,
    interactive: true,
  })
  return 0
})

// `npm run demo:reset`: an empty database again, and the demo in it as on the first day.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { loadDemo, prepareDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const ready = await prepareDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/reset-demo.ts")
  await launcher.processes.run("reset-demo", process.execPath, [command, ...process.argv.slice(2)], {
    cwd: root,
    env: ready.env,
    interactive: true,
  })
  await loadDemo(launcher, ready)
  return 0
})

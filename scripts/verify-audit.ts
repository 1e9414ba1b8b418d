// `npm run audit:verify`: checks the whole chain of the audit log. It changes nothing, and doesn't migrate.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { reachDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const { env } = await reachDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/verify-audit.ts")
  await launcher.processes.run("verify-audit", process.execPath, [command], {
    cwd: root,
    env,
    interactive: true,
  })
  return 0
})

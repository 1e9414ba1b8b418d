// `npm run audit:verify`: computes the chain of the audit log anew and says whether it is whole.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { prepareDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const { env } = await prepareDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/verify-audit.ts")
  await launcher.processes.run("verify-audit", process.execPath, [command], {
    cwd: root,
    env,
    interactive: true,
  })
  return 0
})

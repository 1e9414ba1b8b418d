// `npm run outbox:resend`: letters and other effects that used up their tries are tried again.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { prepareDatabase, readSettings } from "./servers.ts"

launch(async (launcher) => {
  const { env } = await prepareDatabase(launcher, await readSettings())
  const command = join(root, "apps/api/src/commands/resend-failed.ts")
  await launcher.processes.run("resend-failed", process.execPath, [command], {
    cwd: root,
    env,
    interactive: true,
  })
  return 0
})

// `npm run dev`: the same world as `npm start`, with both sides reloading on every change.
import { join } from "node:path"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import {
  firstToEnd,
  loadDemo,
  prepareDatabase,
  readSettings,
  requireFreePorts,
  startNode,
  waitUntilItAnswers,
} from "./servers.ts"

launch(async (launcher) => {
  const settings = await readSettings()
  await requireFreePorts(settings)
  const ready = await prepareDatabase(launcher, settings)
  const signIns = await loadDemo(launcher, ready)

  const api = startNode(
    launcher,
    "the API",
    ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"],
    ready,
  )
  const vite = join(root, "node_modules/vite/bin/vite.js")
  const web = startNode(launcher, "vite", [vite, "dev"], ready, join(root, "apps/web"))
  await waitUntilItAnswers(api, `http://127.0.0.1:${settings.API_PORT}/health/ready`)

  launcher.say(`\n  Web ${settings.UI_URL}\n  API ${settings.SERVER_URL}`)
  for (const { role, email, password } of signIns) launcher.say(`  ${role}: ${email} ${password}`)
  await firstToEnd([...ready.database, api, web])
})

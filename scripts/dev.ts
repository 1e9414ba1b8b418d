// `npm run dev`: the same world as `npm start`, with both sides reloading on every change.
import { join } from "node:path"
import { root } from "./env.ts"
import { keepRunning } from "./keep-running.ts"
import { launch } from "./launch.ts"
import { prepareServers, startNode, waitUntilItAnswers } from "./servers.ts"

launch(async (launcher) => {
  const ready = await prepareServers(launcher)
  const { API_PORT, UI_URL, SERVER_URL } = ready.env

  const watched = ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"]
  const startApi = () => startNode(launcher, "the API", watched, ready)
  const vite = join(root, "node_modules/vite/bin/vite.js")
  const startWeb = () => startNode(launcher, "vite", [vite, "dev"], ready, join(root, "apps/web"))
  const [api, web] = [startApi(), startWeb()]
  await waitUntilItAnswers(api, `http://127.0.0.1:${API_PORT}/health/ready`)

  launcher.say(`\n  Web ${UI_URL}\n  API ${SERVER_URL}`)
  for (const { role, email, password } of ready.signIns) launcher.say(`  ${role}: ${email} ${password}`)
  await keepRunning(launcher, [
    ...ready.database,
    { first: api, again: startApi },
    { first: web, again: startWeb },
  ])
})

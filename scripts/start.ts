// `npm start`: from a fresh clone to a running Doable.
import { isMailboxOpen } from "../apps/api/src/platform/mailbox/is-mailbox-open.ts"
import { buildWeb, staleBuild } from "./build-web.ts"
import { givenWorkers } from "./env.ts"
import type { ServerEnv } from "./env.ts"
import { keepRunning } from "./keep-running.ts"
import { launch } from "./launch.ts"
import { prepareServers, startNode, waitUntilItAnswers } from "./servers.ts"
import type { SignIn } from "./servers.ts"

launch(async (launcher) => {
  const { step, say, processes } = launcher
  const ready = await prepareServers(launcher)

  const stale = await staleBuild()
  if (stale)
    await step("build (the first one and after changes)", () => buildWeb(processes, ready.env, stale))

  const workers = givenWorkers()
  const several = (program: string) =>
    workers === 1 ? [program] : ["scripts/workers.ts", String(workers), program]
  const startApi = () => startNode(launcher, "the API", several("apps/api/src/main.ts"), ready)
  // The pages are a production build, and React chooses its fast half by this variable at run time.
  const built = { ...ready, env: { ...ready.env, NODE_ENV: "production" } }
  const startWeb = () => startNode(launcher, "the web server", several("apps/web/server/serve.ts"), built)

  const servers = await step("start the servers", async () => {
    const [api, web] = [startApi(), startWeb()]
    await Promise.all([
      waitUntilItAnswers(api, `http://127.0.0.1:${ready.env.API_PORT}/health/ready`),
      waitUntilItAnswers(web, `http://127.0.0.1:${ready.env.WEB_PORT}/health/live`),
    ])
    return [
      { first: api, again: startApi },
      { first: web, again: startWeb },
    ]
  })
  for (const line of greeting(ready.env, ready.signIns)) say(line)
  await keepRunning(launcher, [...ready.database, ...servers])
})

function greeting(env: ServerEnv, signIns: SignIn[]): string[] {
  const { UI_URL, SERVER_URL } = env
  const widest = Math.max(0, ...signIns.map(({ email }) => email.length))
  const people = signIns.map(
    ({ role, email, password }) => `    ${role.padEnd(10)} ${email.padEnd(widest)}   ${password}`,
  )
  return [
    "",
    `  Doable is running at ${UI_URL}`,
    `  Its API is at        ${SERVER_URL}`,
    ...(isMailboxOpen(env) ? [`  Its mails and SMS    ${SERVER_URL}/dev/mailbox`] : []),
    ...(people.length > 0 ? ["", "  Demo sign-ins (password after the address):", ...people] : []),
    "",
    "  Ctrl-C stops everything.",
    "",
  ]
}

// `npm run build`: the web's build, for those who start the servers themselves (systemd, containers).
import { buildWeb, staleBuild } from "./build-web.ts"
import { searchPath } from "./env.ts"
import { launch } from "./launch.ts"

launch(async ({ processes, say, step }) => {
  const stale = await staleBuild()
  if (stale) await step("build", () => buildWeb(processes, { PATH: searchPath().join(":") }, stale))
  else say("The build is up to date.")
  return 0
})

import { migrate } from "../migrate.ts"
import { run } from "../run.ts"
import { directUrl } from "../platform/settings/env.ts"

await run((env) => migrate(directUrl(env)))

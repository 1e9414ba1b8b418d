import { migrate } from "../migrate.ts"
import { run } from "../run.ts"

await run((env) => migrate(env.DATABASE_URL))

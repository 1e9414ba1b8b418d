import { migrate } from "../db/migrate.ts"
import { parseEnv } from "../env.ts"

await migrate(parseEnv().DATABASE_URL)

import { unknownObjects } from "../file/tidy/unknown-objects.ts"
import { connectAlone } from "../platform/db/client.ts"
import { createStorage } from "../platform/storage/create-storage.ts"
import { run } from "../run.ts"
import { directUrl } from "../platform/settings/env.ts"

await run(async (env) => {
  const db = connectAlone(directUrl(env))
  const { storage } = await createStorage(env)
  let count = 0
  // Younger ones may be files that are being written.
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  for await (const key of unknownObjects(db, storage, yesterday)) {
    process.stdout.write(`${key}\n`)
    count += 1
  }
  storage.close()
  await db.$client.end()
  process.stdout.write(`${count} ${count === 1 ? "object is" : "objects are"} unknown to this database.\n`)
})

import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aFile } from "../../test/factories.ts"
import { aCompleteProvider, anApplication } from "../../test/provider-factories.ts"
import { aDraft } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { files } from "../platform/db/schema/file.ts"
import { providerApplicationFiles } from "../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { taskFiles } from "../platform/db/schema/task.ts"

const world = anApi()

test("a file goes with the last thing that uses it, whatever kind of thing that is", async () => {
  const ion = await aCaller(world)
  const profile = await aCompleteProvider(world.db, ion.user)
  const { id: applicationId } = await anApplication(world.db, profile)
  const pictures = { purpose: "picture", isPublic: false } as const
  const [shared, cover, alone] = [
    await aFile(world.db, ion.user, pictures),
    await aFile(world.db, ion.user, pictures),
    await aFile(world.db, ion.user, pictures),
  ]
  const stateOf = async ({ id }: { id: string }) =>
    (await world.db.select().from(files).where(eq(files.id, id)))[0]?.status
  const hang = async () => {
    const { id: taskId } = await aDraft(world.db, ion.user)
    const rows = [shared, cover, alone].map(({ id: fileId }, position) => ({ taskId, fileId, position }))
    await world.db.insert(taskFiles).values(rows)
    return taskId
  }
  const document = { applicationId, fileId: shared.id, role: "identity", position: 0 } as const
  await world.db.insert(providerApplicationFiles).values(document)
  await world.db
    .update(providerProfiles)
    .set({ coverFileId: cover.id })
    .where(eq(providerProfiles.id, profile.id))

  await ion.tell("task.delete", { id: await hang() })
  expect(await stateOf(alone)).toBe("removed")
  expect(await stateOf(cover)).toBe("ready")
  expect(await stateOf(shared)).toBe("ready")

  const taskId = await hang()
  await ion.tell("providerApplication.withdraw", { id: applicationId })
  expect(await stateOf(shared)).toBe("ready")
  await ion.tell("task.delete", { id: taskId })
  expect(await stateOf(shared)).toBe("removed")
})

import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aCompleteProvider, anApplication } from "../../../test/provider-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { files } from "../../platform/db/schema/file.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../../platform/db/schema/provider-application.ts"
import { runApplicationTimers } from "./run-timers.ts"

const world = anApi()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
const sentBack = { status: "changes_requested", decidedAt: daysAgo(90), decisionNote: "Too dark." } as const

async function leftLying(days: number, given: Parameters<typeof anApplication>[2] = {}) {
  const { user } = await aCaller(world)
  const profile = await aCompleteProvider(world.db, user)
  const { id } = await anApplication(world.db, profile, {
    isWhole: true,
    ...given,
    updatedAt: daysAgo(days),
  })
  return async () => {
    const [row] = await world.db.select().from(providerApplications).where(eq(providerApplications.id, id))
    const kept = await world.db
      .select({ id: providerApplicationFiles.fileId })
      .from(providerApplicationFiles)
      .where(eq(providerApplicationFiles.applicationId, id))
    const mine = await world.db.select().from(files).where(eq(files.ownerId, user.id))
    const documents = mine.filter(({ isPublic }) => !isPublic).map(({ status }) => status)
    return { version: row?.version, status: row?.status, kept: kept.length, documents }
  }
}

test("applications that are left lying lose their documents once, and stay to be taken up again", async () => {
  const [draft, young, asked, fresh] = [
    await leftLying(61),
    await leftLying(59),
    await leftLying(31, sentBack),
    await leftLying(29, sentBack),
  ]
  for (const _ of ["once", "again"]) {
    await runApplicationTimers(world.db, new Date())
    expect(await draft()).toEqual({ version: 2, status: "draft", kept: 0, documents: ["removed"] })
    expect(await asked()).toEqual({
      version: 2,
      status: "changes_requested",
      kept: 0,
      documents: ["removed"],
    })
    expect(await young()).toEqual({ version: 1, status: "draft", kept: 1, documents: ["ready"] })
    expect(await fresh()).toMatchObject({ version: 1, kept: 1, documents: ["ready"] })
  }
})

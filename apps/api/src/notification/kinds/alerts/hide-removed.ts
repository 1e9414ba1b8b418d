import { sql, type SQL } from "../../../platform/db/drizzle.ts"
import type { Database } from "../../../platform/db/client.ts"
import type { StoredMetadata } from "../../../platform/db/schema/notification.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { aboutAlert, aboutDoers } from "./about-alert.ts"

type Alert = { type: string; metadata: StoredMetadata }

/**
 * What our team has removed or holds back isn't named by an alert about it either, and neither is what no longer
 * exists. Asks once for each kind of alert, and not at all where there is none.
 */
export async function hideRemoved<Row extends Alert>(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const ofTasks = rows.filter(({ type }) => type === "TaskAlertMatch")
  const ofDoers = rows.filter(({ type }) => type === "DoerAlertMatch")
  const taskIds = ofTasks.flatMap(({ metadata: { data } }) => {
    const { success, data: told } = aboutAlert.safeParse(data)
    return success ? told.tasks.map(({ id }) => id) : []
  })
  const doerIds = ofDoers.flatMap(({ metadata: { data } }) => {
    const { success, data: told } = aboutDoers.safeParse(data)
    return success ? told.doers.map(({ id }) => id) : []
  })
  const [isTaskShown, isDoerShown] = await Promise.all([shownTasks(db, taskIds), shownDoers(db, doerIds)])
  return rows.map((row) => {
    if (row.type === "TaskAlertMatch") return { ...row, metadata: hideTasks(row.metadata, isTaskShown) }
    return row.type === "DoerAlertMatch" ? { ...row, metadata: hideDoers(row.metadata, isDoerShown) } : row
  })
}

type IsShown = (id: string) => boolean

/** One parameter: a copy of one's data may ask for tens of thousands. */
const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...new Set(ids)])}::uuid[])`

function hideTasks(metadata: StoredMetadata, isShown: IsShown): StoredMetadata {
  const { success, data: told } = aboutAlert.safeParse(metadata.data)
  if (!success || told.tasks.every(({ id }) => isShown(id))) return metadata
  const tasks = told.tasks.map((one) => (isShown(one.id) ? one : { ...one, title: "", titles: undefined }))
  return withData(metadata, { ...told, tasks })
}

function hideDoers(metadata: StoredMetadata, isShown: IsShown): StoredMetadata {
  const { success, data: told } = aboutDoers.safeParse(metadata.data)
  if (!success || told.doers.every(({ id }) => isShown(id))) return metadata
  const doers = told.doers.map((one) => (isShown(one.id) ? one : { ...one, headline: "" }))
  // Only an alert about one doer names a person.
  const { person: _, ...unnamed } = metadata
  return withData(unnamed, { ...told, doers })
}

/** The words it was written with name it too. */
function withData(
  { title: _, message: __, ...metadata }: StoredMetadata,
  data: Record<string, unknown>,
): StoredMetadata {
  return { ...metadata, data }
}

async function shownTasks(db: Database, ids: readonly string[]): Promise<IsShown> {
  if (ids.length === 0) return () => true
  const { id, status } = tasks
  const rows = await db
    .select({ id, status })
    .from(tasks)
    .where(sql`${id} = ${anyOf(ids)}`)
  const hidden = ["draft", "held", "removed"]
  const shown = new Set(rows.filter((row) => !hidden.includes(row.status)).map((row) => row.id))
  return (one) => shown.has(one)
}

async function shownDoers(db: Database, ids: readonly string[]): Promise<IsShown> {
  if (ids.length === 0) return () => true
  const { id, status } = providerProfiles
  const rows = await db
    .select({ id, status })
    .from(providerProfiles)
    .where(sql`${id} = ${anyOf(ids)}`)
  const shown = new Set(rows.filter((row) => row.status !== "suspended").map((row) => row.id))
  return (one) => shown.has(one)
}

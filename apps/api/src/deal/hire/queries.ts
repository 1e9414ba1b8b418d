import { and, desc, eq, sql, alias } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { contacts } from "../../platform/db/schema/contact.ts"
import { places } from "../../platform/db/schema/place.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"

const owners = alias(users, "owners")
const doers = alias(users, "doers")
const cities = alias(places, "cities")
/** A task is opened again a few times at most; nobody reads more of its hires. */
const mostRead = 20

/** Every hire of the task with its newest agreement, the last one first. */
export function assignmentsOfTask(db: Database, taskId: string, providerId: string | null) {
  const named = (person: typeof owners | typeof doers) => ({
    id: person.id,
    name: person.name,
    image: person.image,
    deletedAt: person.deletedAt,
  })
  return db
    .select({
      assignment: taskAssignments,
      agreement: agreements,
      taskStatus: tasks.status,
      assignedProviderId: tasks.assignedProviderId,
      task: { description: tasks.description, originalDescription: tasks.originalDescription },
      owner: named(owners),
      doer: named(doers),
      place: { id: places.id, name: places.name },
      city: { id: cities.id, name: cities.name },
      spot: { lat: tasks.lat, lng: tasks.lng },
      conversationId: sql<string | null>`(select c.id from conversations c
        where c.task_id = ${taskAssignments.taskId} and c.provider_id = ${taskAssignments.providerId})`,
    })
    .from(taskAssignments)
    .innerJoin(
      agreements,
      and(
        eq(agreements.assignmentId, taskAssignments.id),
        sql`${agreements.version} = (select max(a.version) from agreements a where a.assignment_id = ${taskAssignments.id})`,
      ),
    )
    .innerJoin(tasks, eq(tasks.id, taskAssignments.taskId))
    .innerJoin(owners, eq(owners.id, taskAssignments.ownerId))
    .innerJoin(doers, eq(doers.id, taskAssignments.providerId))
    .leftJoin(places, eq(places.id, agreements.placeId))
    .leftJoin(cities, eq(cities.id, places.parentId))
    .where(
      and(
        eq(taskAssignments.taskId, taskId),
        providerId === null ? undefined : eq(taskAssignments.providerId, providerId),
      ),
    )
    .orderBy(desc(taskAssignments.assignedAt), desc(taskAssignments.id))
    .limit(mostRead)
}

export type FoundAssignment = Awaited<ReturnType<typeof assignmentsOfTask>>[number]

/** The ways that a person put first are those that the other person of a hire may use. */
export function chosenContacts(db: Database, userId: string) {
  return db
    .select({ type: contacts.type, value: contacts.value })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.isPrimary, true)))
    .orderBy(contacts.type)
}

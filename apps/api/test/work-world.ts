import type { Database } from "../src/platform/db/client.ts"
import { aDoerAtTheDoor, offerOn } from "./deal-factories.ts"
import { aTask } from "./task-factories.ts"
import { aCaller } from "./task-world.ts"

type World = Parameters<typeof aCaller>[0] & { db: Database }

/** Two people with a task between them, hired by the product's own ways. */
export async function aHiredPair(
  world: World,
  { scheduledAt = null, task: given = {} }: { scheduledAt?: Date | null; task?: object } = {},
) {
  const ana = await aCaller(world, { name: "Ana Rusu" })
  const ion = await aDoerAtTheDoor(world, { name: "Ion Munteanu" })
  const budget = { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 } as const
  const task = await aTask(world.db, ana.user, { ...budget, ...given })
  const offer = await offerOn(ion, task)
  await ana.tell("offer.accept", {
    id: offer.id,
    paymentMethod: "cash",
    ...(scheduledAt ? { scheduledAt: scheduledAt.toISOString() } : {}),
  })
  return { ana, ion, task, id: task.id, offer }
}

export type Pair = Awaited<ReturnType<typeof aHiredPair>>

/** Which lines the product itself has said between the two, in their order. */
export async function linesOf(pair: Pair): Promise<string[]> {
  return (await saidTo(pair)).map(({ key }) => key)
}

/** Who has cancelled the job, as the chat says it. */
export async function cancellerOf(pair: Pair): Promise<unknown> {
  return (await saidTo(pair)).find(({ key }) => key === "cancelled")?.params.by
}

type Line = { key: string; params: { by?: unknown } }

async function saidTo({ ana, id }: Pair): Promise<Line[]> {
  const { data: talks } = await ana.ask<{ data: { id: string; task: { id: string } | null }[] }>(
    "conversation.getMy",
    {},
  )
  const conversationId = talks.find(({ task }) => task?.id === id)?.id
  const { data } = await ana.ask<{ data: { system: Line | null }[] }>("message.getByConversation", {
    conversationId,
  })
  return data.flatMap(({ system }) => system ?? [])
}

/** The states that a task went through, as its history tells them. */
export async function storyOf({ ana, id }: Pair): Promise<string[]> {
  type Story = { data: { type: string; fromStatus: string | null; toStatus: string | null }[] }
  const { data } = await ana.ask<Story>("task.getTimeline", { id })
  return data.map(({ type, fromStatus, toStatus }) =>
    toStatus ? `${type}: ${fromStatus} → ${toStatus}` : type,
  )
}

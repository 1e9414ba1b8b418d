// A worker of the outbox that is killed in the middle: `node killed-worker.ts <database> <emails> <user> <point>`.
import { appendFile } from "node:fs/promises"
import { eq } from "../../src/platform/db/drizzle.ts"
import { connect, type Database } from "../../src/platform/db/client.ts"
import { notifications } from "../../src/platform/db/schema/notification.ts"
import { outboxDeliveries } from "../../src/platform/db/schema/outbox.ts"
import { createBoss } from "../../src/platform/jobs/boss.ts"
import { createLog } from "../../src/platform/settings/log.ts"
import type { Effect, Effects, EffectWorld } from "../../src/platform/outbox/effect.ts"
import { effects as realEffects } from "../../src/effects.ts"
import { startOutbox } from "../../src/start-outbox.ts"
import { fileParts } from "../factories.ts"

/** Between each two steps of a notification's way from the command to the email. */
export const killPoints = [
  "before it is handed on",
  "in the middle of handing it on",
  "before the row is written",
  "in the middle of writing the row",
  "before the row is noted as written",
  "before the job is noted as done",
  "before the letter leaves",
  "after the letter has left",
  "before the letter's job is noted as done",
] as const
export type KillPoint = (typeof killPoints)[number]

/** One of each kind. */
export const fewKillPoints: readonly KillPoint[] = [
  "after the letter has left",
  "in the middle of writing the row",
  "before the row is noted as written",
  "in the middle of handing it on",
]

export function worldOf(db: Database, lettersFile: string): EffectWorld {
  return {
    db,
    mailer: {
      send: async ({ id, to }, handOver) => {
        await handOver?.begin()
        await appendFile(lettersFile, `${to} ${id}\n`)
      },
      close: () => {},
    },
    sms: { send: async () => {} },
    push: null,
    storage: fileParts().storage,
    newResetToken: async () => null,
    log: createLog("silent"),
    config: { appName: "Doable", uiUrl: "http://localhost", serverUrl: "http://localhost", authSecret: "" },
  }
}

const die = () => process.kill(process.pid, "SIGKILL")

async function dieAt(point: KillPoint, { url, lettersFile, userId }: Record<string, string>) {
  const db = connect(url ?? "", { patience: 10 })
  const world = worldOf(db, lettersFile ?? "")
  const isForLetter = point.includes("letter")
  let isRunning = false
  let hasLeft = false
  const dieIf = (here: KillPoint) => void (isRunning && here === point && die())

  /** The rows of deliveries are what says "done"; everything else goes to the real database. */
  const watched = new Proxy(db, {
    get(target, key) {
      if (key === "transaction") {
        const transaction: Database["transaction"] = (work, config) =>
          db.transaction(async (tx) => {
            const result = await work(tx)
            dieIf("in the middle of writing the row")
            return result
          }, config)
        return transaction
      }
      if (key !== "insert") return Reflect.get(target, key, target)
      return (table: typeof outboxDeliveries) => {
        if (table !== outboxDeliveries) return db.insert(table)
        const values = (row: typeof outboxDeliveries.$inferInsert) => ({
          onConflictDoNothing: async () => {
            dieIf("before the row is noted as written")
            const written = await db.insert(table).values(row).onConflictDoNothing()
            dieIf("before the job is noted as done")
            if (hasLeft) dieIf("before the letter's job is noted as done")
            return written
          },
        })
        return { values }
      }
    },
  })

  const mailer: EffectWorld["mailer"] = {
    ...world.mailer,
    send: async (mail, handOver) => {
      await world.mailer.send(mail, handOver)
      hasLeft = isRunning
      dieIf("after the letter has left")
    },
  }

  async function isMeant(effect: Effect, event: Parameters<Effect["run"]>[1]) {
    if (event.type !== "notification.written") {
      return (
        !isForLetter && effect.name === "write-notifications" && "userId" in event && event.userId === userId
      )
    }
    const [row] = await db.select().from(notifications).where(eq(notifications.id, event.notificationId))
    return isForLetter && row?.userId === userId
  }
  const wrapped = new Map<Effect, Effect>()
  const wrap = (effect: Effect): Effect => {
    const known = wrapped.get(effect)
    if (known) return known
    const own: Effect = {
      name: effect.name,
      run: async (given, event, deliveryId, origin) => {
        const isOwn = await isMeant(effect, event)
        // Killed in the moment of handing over, it would lose another person's email: the price of sending it once.
        if (event.type === "notification.written" && !isOwn) throw new Error("left to the next worker")
        if (isOwn) isRunning = true
        dieIf("before the row is written")
        dieIf("before the letter leaves")
        await effect.run(given, event, deliveryId, origin)
      },
    }
    wrapped.set(effect, own)
    return own
  }
  const effects = Object.fromEntries(
    Object.entries(realEffects).map(([type, list]) => [type, (list as Effect[]).map(wrap)]),
  ) as Effects

  const boss = createBoss(url ?? "")
  await boss.start()
  if (point === "in the middle of handing it on") {
    const insert = boss.insert.bind(boss)
    boss.insert = async (...given: Parameters<typeof insert>) => {
      const result = await insert(...given)
      die()
      return result
    }
  }
  if (point === "before it is handed on") die()
  await startOutbox({
    boss,
    effects,
    databaseUrl: url ?? "",
    world: { ...world, mailer, db: watched as Database },
    pollSeconds: 1,
  })
}

const [url, lettersFile, userId, point] = process.argv.slice(2)
if (import.meta.main && url && lettersFile && userId)
  await dieAt(point as KillPoint, { url, lettersFile, userId })

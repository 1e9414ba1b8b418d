import { mkdtemp, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { anOffer } from "../apps/api/test/deal-factories.ts"
import { aUser } from "../apps/api/test/factories.ts"
import { aCompleteProvider } from "../apps/api/test/provider-factories.ts"
import { aTask } from "../apps/api/test/task-factories.ts"
import type { Fault } from "./fault.ts"
import { aWorld, type World } from "./world.ts"

const libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
)
const hour = 3_600_000

/** Moves PostgreSQL's clock back and forward while it runs. Needs Debian's package faketime. */
export const fault: Fault = async ({ isPlanted }) => {
  const library = libraries.find((file) => existsSync(file))
  if (!library) throw new Error("Install Debian's package faketime first")
  const file = join(await mkdtemp(join(tmpdir(), "doable-clock-")), "clock")
  const put = (by: string) => writeFile(file, `${by}\n`, { mode: 0o644 })
  await put("+0")
  const world = await aWorld({
    databaseEnv: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
  })
  try {
    const details: string[] = []
    const password = "green-door-42"
    const ana = await aUser(world.db, { password })
    const wrongTries = async (count: number) => {
      for (let tried = 0; tried < count; tried += 1) await signIn(world, ana.email, "wrong-door-42")
    }
    await wrongTries(10)
    const isLocked = (await signIn(world, ana.email, password)) !== 200
    details.push(`locked after ten wrong tries: ${isLocked}`)

    await put("-3h")
    await nextLook(world)
    const isBackFree = (await signIn(world, ana.email, password)) === 200
    details.push(`three hours back: the right password is let in: ${isBackFree}`)
    await put("+0")
    await nextLook(world)

    const doer = await aUser(world.db)
    await aCompleteProvider(world.db, doer)
    const task = await aTask(world.db, await aUser(world.db))
    const offer = await anOffer(world.db, task, doer, { validUntil: new Date(Date.now() + 2 * hour) })
    const statusOf = async () => {
      const { rows } = await world.db.$client.query<{ status: string }>(
        "select status from task_offers where id = $1",
        [offer.id],
      )
      return rows[0]?.status
    }
    const timers = async () => (await fetch(`${world.api.url}/health/ready`)).text()
    // Planted: not far enough to be a leap, and yet past the end of the offer.
    await put(isPlanted ? "+0" : "+3h")
    const past = "update task_offers set valid_until = now() - interval '1 second' where id = $1"
    if (isPlanted) await world.db.$client.query(past, [offer.id])
    await pause(130_000)
    const stopped = await timers()
    const isKept = (await statusOf()) === "active"
    const isTold = world.api.output().includes("leapt forward")
    details.push(
      `three hours forward, two minutes of timers: ${stopped}; the offer stays: ${isKept}; the log says so: ${isTold}`,
    )
    await put("+0")
    await pause(70_000)
    const again = await timers()
    details.push(`put right: ${again}; the offer stays: ${(await statusOf()) === "active"}`)
    const isMet =
      isLocked && isBackFree && isKept && isTold && stopped.includes("stopped") && again.includes("running")
    return {
      figure: `back by 3 h: ${isBackFree ? "nobody is locked out" : "LOCKED OUT"}; forward by 3 h: timers ${stopped.includes("stopped") ? "stop, are told of, and run again when it is right" : "RUN"}`,
      goal: "nobody locked out; no deadline passes early",
      isMet,
      details,
    }
  } finally {
    await world.close()
  }
}

/** The API reads the clock every half minute. */
const nextLook = (_world: World) => pause(31_000)

async function signIn(world: World, email: string, password: string): Promise<number> {
  const answer = await fetch(`${world.api.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.uiUrl },
    body: JSON.stringify({ email, password }),
  })
  await answer.text()
  return answer.status
}

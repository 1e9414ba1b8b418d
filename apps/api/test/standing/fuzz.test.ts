import { describe, expect, test, vi } from "vitest"
import { z } from "zod"
import { appRouter } from "../../src/router.ts"
import { publicProcedure, router } from "../../src/platform/trpc.ts"
import { anApi } from "../api.ts"
import { isLong } from "../env.ts"
import { authDoors, procedureDoors } from "./doors.ts"
import { fuzzProblems } from "./fuzz.ts"
import { visitorUserAndAdmin } from "./people.ts"

// Thousands of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: isLong ? 900_000 : 240_000 })

/** Other inputs are drawn each time: many short runs see what one long run sees. */
const effort = isLong
  ? { random: 150, nasty: Infinity, others: 150, turnedAway: 150 }
  : { random: 6, nasty: 12, others: 3, turnedAway: 1 }
/** Passwords are hashed at most of these doors, which takes its time. */
const authEffort = isLong
  ? { ...effort, random: 50, others: 50, turnedAway: 50 }
  : { random: 4, nasty: 6, others: 2, turnedAway: 2 }

describe("any input is answered without a fault and without showing the inside by", () => {
  const world = anApi()

  test.each(procedureDoors(world, appRouter))("$name", async (door) => {
    const people = await visitorUserAndAdmin(world.db)
    expect((await fuzzProblems(door, people, effort)).join("\n")).toBe("")
    expect((await world.get("/health/ready")).status).toBe(200)
  })

  test.each(authDoors(world))("/api/auth$name", async (door) => {
    const { visitor, user } = await visitorUserAndAdmin(world.db)
    expect((await fuzzProblems(door, { visitor, user }, authEffort)).join("\n")).toBe("")
    expect((await world.get("/health/ready")).status).toBe(200)
  })
})

describe("the check itself finds", () => {
  const input = z.object({
    name: z.string().max(30_000),
    age: z.number().optional(),
    tags: z.array(z.string()).optional(),
  })
  const planted = router({
    longName: publicProcedure
      .input(input)
      .output(z.string())
      .mutation(({ input: { name } }) => {
        if (name.length > 1000) throw new Error("boom")
        return ""
      }),
    hugeAge: publicProcedure
      .input(input)
      .output(z.string())
      .query(({ input: { age = 0 } }) => {
        return new Date(age).toISOString()
      }),
    talksTooMuch: publicProcedure
      .input(input)
      .output(z.string())
      .query(({ input: { name } }) => {
        return name.includes("'") ? `select * from users where name = '${name}'` : ""
      }),
    unguessable: publicProcedure
      .input(input.refine(({ name }) => name === "open sesame"))
      .output(z.string())
      .query(() => "in"),
    fine: publicProcedure
      .input(input)
      .output(z.string())
      .query(() => "fine"),
  })
  const world = anApi({ router: planted })
  const planting = { random: 100, nasty: Infinity, others: 0, turnedAway: 0 }

  test("every planted fault with the seed to replay it, and nothing in what is right", async () => {
    const { visitor } = await visitorUserAndAdmin(world.db)
    const doors = procedureDoors(world, planted)
    const problems = (
      await Promise.all(doors.map((door) => fuzzProblems(door, { visitor }, planting)))
    ).flat()
    const text = problems.join("\n")
    expect(text).toMatch(/longName as visitor: answered 500 to .+ \(seed -?\d+, path [\d:]+\)/)
    expect(text).toMatch(/hugeAge as visitor: answered 500/)
    expect(text).toMatch(/talksTooMuch as visitor: showed its inside/)
    expect(text).toContain("unguessable: none of the inputs made for it fits its schema")
    expect(problems).toHaveLength(4)
  })
})

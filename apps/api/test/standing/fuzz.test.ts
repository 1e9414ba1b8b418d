import { describe, expect, test } from "vitest"
import { z } from "zod"
import { appRouter } from "../../src/router.ts"
import { publicProcedure, router } from "../../src/trpc.ts"
import { anApi } from "../api.ts"
import { fuzzProblems } from "./fuzz.ts"
import { peopleAtTheDoor } from "./people.ts"

describe("the API", () => {
  const world = anApi({ env: { LOG_LEVEL: "silent" } })

  test("answers any input without a fault and without showing its inside", { timeout: 300_000 }, async () => {
    const { visitor, user, admin } = await peopleAtTheDoor(world.db)
    const people = { visitor, user, admin }
    const problems = await fuzzProblems({ apiUrl: world.api.url, router: appRouter, people, runs: 150 })
    expect(problems).toEqual([])
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
    fine: publicProcedure
      .input(input)
      .output(z.string())
      .query(() => "fine"),
  })
  const world = anApi({ router: planted })

  test("every planted fault with the seed to replay it, and nothing in what is right", async () => {
    const { visitor } = await peopleAtTheDoor(world.db)
    const people = { visitor }
    const problems = await fuzzProblems({ apiUrl: world.api.url, router: planted, people, runs: 100 })
    const text = problems.join("\n")
    expect(text).toMatch(/longName as visitor: answered 500 to .+ \(seed -?\d+, path [\d:]+\)/)
    expect(text).toMatch(/hugeAge as visitor: answered 500/)
    expect(text).toMatch(/talksTooMuch as visitor: showed its inside/)
    expect(problems).toHaveLength(3)
  })
})

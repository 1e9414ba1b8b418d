import { describe, expect, test } from "vitest"
import { z } from "zod"
import { Refused } from "@doable/domain/refusal"
import { appRouter } from "../../src/router.ts"
import { adminProcedure, publicProcedure, router, userProcedure } from "../../src/platform/trpc.ts"
import { anApi } from "../api.ts"
import { accessTable } from "./access-table.ts"
import { accessProblems, type AccessTable } from "./access.ts"
import { peopleAtTheDoor } from "./people.ts"

describe("the API", () => {
  const world = anApi()

  test("lets in whom the access table names, and nobody else", async () => {
    const people = await peopleAtTheDoor(world.db)
    expect(await accessProblems(world, appRouter, accessTable, people)).toEqual([])
  })
})

describe("the check itself finds", () => {
  const text = z.string()
  const idInput = z.object({ ownerId: z.string() })
  const undeclared = publicProcedure.meta({ access: undefined as never })
  const planted = router({
    undeclared: undeclared.output(text).query(() => ""),
    noOutput: publicProcedure.query(() => ""),
    noRow: publicProcedure.output(text).query(() => ""),
    otherAccess: publicProcedure.output(text).query(() => ""),
    openAdmin: publicProcedure
      .meta({ access: "admin" })
      .output(text)
      .mutation(() => "secret"),
    openUser: publicProcedure
      .meta({ access: "user" })
      .output(text)
      .query(() => "secret"),
    closed: adminProcedure
      .meta({ access: "user" })
      .output(text)
      .query(() => ""),
    noInput: userProcedure
      .input(idInput)
      .output(text)
      .query(() => ""),
    tellsForeign: userProcedure
      .input(idInput)
      .output(text)
      .query(({ ctx, input }) => {
        if (input.ownerId === ctx.user.id) return "mine"
        throw new Refused(input.ownerId === "nobody" ? "sign_in_needed" : "admins_only")
      }),
    fine: userProcedure
      .input(idInput)
      .output(text)
      .query(({ ctx, input }) => {
        if (input.ownerId !== ctx.user.id) throw new Refused("admins_only")
        return "mine"
      }),
  })
  const ids: AccessTable[string]["ids"] = async ({ user, other }) => ({
    own: { ownerId: user.id },
    foreign: { ownerId: other.id },
    missing: { ownerId: "nobody" },
  })
  const table: AccessTable = {
    undeclared: { access: "public" },
    noOutput: { access: "public" },
    otherAccess: { access: "user" },
    openAdmin: { access: "admin" },
    openUser: { access: "user" },
    closed: { access: "user" },
    noInput: { access: "user" },
    tellsForeign: { access: "user", ids },
    fine: { access: "user", ids },
    gone: { access: "user" },
  }
  const world = anApi({ router: planted })

  test("every planted fault, and nothing in what is right", async () => {
    const people = await peopleAtTheDoor(world.db)
    const problems = await accessProblems(world, planted, table, people)
    const expected = [
      "gone stands in the table and does not exist",
      "undeclared declares no access",
      "noOutput declares no output",
      "noRow has no row",
      "otherAccess is public in the code and user in the table",
      "openAdmin as visitor: expected sign_in_needed, got 200",
      "openAdmin as user: expected admins_only, got 200",
      "openAdmin as revoked: expected sign_in_needed, got 200",
      "openUser as visitor: expected sign_in_needed, got 200",
      "openUser as deactivated: expected sign_in_needed, got 200",
      "closed as user: expected 200, got 403",
      "noInput takes an input, and its row gives none",
      "tellsForeign: a foreign thing answers 403",
    ]
    for (const sentence of expected) expect(problems.join("\n")).toContain(sentence)
    expect(problems.filter((problem) => problem.startsWith("fine"))).toEqual([])
  })
})

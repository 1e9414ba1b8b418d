import { expect, test } from "vitest"
import { z } from "zod"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { publicProcedure, router } from "../trpc.ts"

const never = router({ wait: publicProcedure.output(z.void()).query(() => new Promise(() => {})) })
const world = anApi({ router: never, requestTimeoutMs: 300 })

test("a request that takes too long is answered all the same", async () => {
  const { status, body } = await answer(await world.get("/trpc/wait"))
  expect({ status, code: body.code }).toEqual({ status: 503, code: "too_slow" })
})

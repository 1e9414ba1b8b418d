import { expect, test } from "vitest"
import { dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { as, aUser, signedInCookie } from "../../test/factories.ts"
import { appRouter } from "../router.ts"

const world = anApi()

test("[T11] a person is id, name, email, image, role, account type and two dates, and nothing else", async () => {
  const user = await aUser(world.db, {
    name: "Ștefan",
    image: "https://files.example/1",
    accountType: "PROVIDER",
  })
  const me = await dataOf(world.get("/trpc/user.getMe", { cookie: await signedInCookie(world.db, user) }))
  expect(me).toEqual({
    id: user.id,
    name: "Ștefan",
    email: user.email,
    image: "https://files.example/1",
    role: "USER",
    accountType: "PROVIDER",
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  })
})

test("a call from inside the process gets the same answer", async () => {
  const user = await aUser(world.db)
  const me = await appRouter.createCaller(as(user, world.db)).user.getMe()
  expect(me).toEqual(
    await dataOf(world.get("/trpc/user.getMe", { cookie: await signedInCookie(world.db, user) })),
  )
})

test("a visitor is null", async () => {
  expect(await dataOf(world.get("/trpc/user.getMe"))).toBeNull()
})

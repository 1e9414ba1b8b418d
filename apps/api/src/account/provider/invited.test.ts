import { afterAll, expect, test } from "vitest"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aDevice } from "../../../test/login/device.ts"
import { anOpenidServer } from "../../../test/login/openid-server.ts"
import { openidEnv, providerLogin, redirectUri } from "../../../test/login/provider-login.ts"
import { aCaller } from "../../../test/task-world.ts"

const openid = await anOpenidServer(redirectUri)
const world = anApi({ env: openidEnv(openid) })
afterAll(() => openid.stop())

const { someone, logIn } = providerLogin(world, openid)

test("someone new who came by a link and through a provider is counted once, and nobody who had an account", async () => {
  const ana = await aCaller(world)
  const { code } = await ana.tell<{ code: string }>("referral.create", undefined)
  const count = async () => (await ana.ask<{ count: number }>("referral.getMy")).count
  const came = (claims: ReturnType<typeof someone>, invitedBy: string) =>
    logIn(aDevice(world), claims, "/tasks", invitedBy)

  const known = someone()
  expect(await came(known, "nobodys222")).toBe(`${uiUrl}/tasks`)
  expect(await came(known, code)).toBe(`${uiUrl}/tasks`)
  expect(await count()).toBe(0)
  const fresh = someone()
  for (const invitedBy of [code, code]) expect(await came(fresh, invitedBy)).toBe(`${uiUrl}/tasks`)
  expect(await came(someone(), "'; drop table")).toBe(`${uiUrl}/tasks`)
  expect(await count()).toBe(1)
})

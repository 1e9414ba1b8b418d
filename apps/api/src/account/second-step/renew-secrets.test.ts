import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { uiUrl } from "../../../test/api.ts"
import { aDatabase } from "../../../test/database.ts"
import { aUser, testSecret } from "../../../test/factories.ts"
import { createAuth } from "../../auth.ts"
import { twoFactors } from "../../platform/db/schema/account.ts"
import { createLog } from "../../platform/settings/log.ts"
import { symmetricEncrypt } from "better-auth/crypto"

const newSecret = "Zx7Kq2Wm9Lp4Vt1Rb8Ny5Hc3Js6Gf0Ed"
const world = aDatabase()
const authWith = (secret: string) =>
  createAuth(world.db, createLog("silent"), {
    serverUrl: "http://localhost:4201",
    uiUrl,
    appName: "Doable",
    secret,
  })

test("after a start with both secrets, the new one alone reads what the old one had encrypted", async () => {
  const { id } = await aUser(world.db, { twoFactorEnabled: true })
  const { secretConfig: key } = await authWith(testSecret).$context
  const seal = (data: string) => symmetricEncrypt({ key, data })
  const backupCodes = await seal(JSON.stringify(["7K3M-9PQ2", "XH4D-6TRW"]))
  await world.db.insert(twoFactors).values({ id, userId: id, secret: await seal("seed"), backupCodes })
  await expect(authWith(newSecret).countRecoveryCodes(id)).rejects.toThrow("retired")

  await authWith(`${newSecret},${testSecret}`).renewSecrets()
  expect(await authWith(newSecret).countRecoveryCodes(id)).toBe(2)
  const [row] = await world.db.select().from(twoFactors).where(eq(twoFactors.id, id))
  await authWith(`${newSecret},${testSecret}`).renewSecrets()
  expect(await world.db.select().from(twoFactors).where(eq(twoFactors.id, id))).toEqual([row])
})

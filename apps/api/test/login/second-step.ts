import { aDevice, ok } from "./device.ts"
import { aUser } from "../factories.ts"
import { codeOf } from "./totp.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { rateLimits } from "../../src/platform/db/schema/account.ts"

type World = { db: Database; api: { url: string } }
export const password = "green-door-42"

/** As if two minutes had passed: codes that were used count as new. */
export const forgetUsedCodes = ({ db }: World) => db.delete(rateLimits)

export async function someoneSignedIn(world: World, given: Parameters<typeof aUser>[1] = {}) {
  const person = await aUser(world.db, { password, ...given })
  const device = aDevice(world)
  await ok(device.signIn.email({ email: person.email, password }))
  return { person, device }
}

/** Turns it on; answers with what the QR code holds, and the recovery codes. */
export async function turnOn(world: World, device: ReturnType<typeof aDevice>) {
  const enabled = await ok(device.twoFactor.enable({ password }))
  if (!("totpURI" in enabled)) throw new Error("no URI")
  await ok(device.twoFactor.verifyTotp({ code: codeOf(enabled.totpURI) }))
  await forgetUsedCodes(world)
  return { uri: enabled.totpURI, codes: enabled.backupCodes }
}

export async function someoneWithSecondStep(world: World, given: Parameters<typeof aUser>[1] = {}) {
  const { person, device } = await someoneSignedIn(world, given)
  return { person, device, ...(await turnOn(world, device)) }
}

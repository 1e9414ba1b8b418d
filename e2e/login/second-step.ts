import { expect } from "vitest"
import { appCodes } from "../../apps/web/src/pages/account/ways-in/app-codes.ts"
import { contextOf } from "../world/account-world.ts"
import { world } from "../world/browser.ts"
import type { OwnPerson } from "../world/people.ts"

/** Turns it on over the API, as the page would. */
export async function withSecondStep(person: OwnPerson) {
  const context = await contextOf(person)
  const post = async (path: string, data: object) => {
    const headers = { origin: world.webUrl }
    const answer = await context.request.post(`${world.apiUrl}/api/auth/two-factor/${path}`, {
      data,
      headers,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer
  }
  const enabled = await post("enable", { password: person.password })
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  const [code] = (await appCodes(totpURI)) ?? []
  await post("verify-totp", { code })
  await context.close()
}

import { getAuthenticatorName } from "@better-auth/passkey"
import { deviceOf } from "@doable/domain/account/device"

interface Added {
  ctx: { headers?: Headers | undefined }
  verification: { registrationInfo?: { aaguid: string } | undefined }
}

/** What its owner recognises it by until they name it: "1Password", or "Chrome, Android". */
export async function nameOfPasskey({ ctx, verification }: Added): Promise<{ name?: string }> {
  const maker = getAuthenticatorName(verification.registrationInfo?.aaguid)
  const { browser, system } = deviceOf(ctx.headers?.get("user-agent"))
  const device = [browser, system].filter((part) => part !== "Unknown").join(", ")
  const name = maker ?? device
  return name === "" ? {} : { name }
}

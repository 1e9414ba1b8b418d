import type { Allowance } from "./count-within.ts"

const hourly = { max: 20, seconds: 3600 }
/** For what people do with their own account, by hand. */
const byHand = { max: 60, seconds: 60 }

/** How often one network address may call each path of /api/auth. */
export const pathLimits: Record<string, Allowance> = {
  "/callback/google": { max: 20, seconds: 60 },
  "/callback/openid": { max: 20, seconds: 60 },
  "/cancel-email-change": byHand,
  "/change-email": hourly,
  "/confirm-email-change": hourly,
  "/delete-user": hourly,
  "/find-email-change": byHand,
  "/get-session": { max: 600, seconds: 60 },
  "/link-social": hourly,
  "/list-sessions": byHand,
  "/passkey/delete-passkey": hourly,
  "/passkey/generate-authenticate-options": byHand,
  "/passkey/generate-register-options": byHand,
  "/passkey/list-user-passkeys": byHand,
  "/passkey/update-passkey": byHand,
  "/passkey/verify-authentication": { max: 10, seconds: 60 },
  "/passkey/verify-registration": hourly,
  "/request-password-reset": hourly,
  "/request-unlock": hourly,
  "/reset-password": hourly,
  "/revoke-other-sessions": byHand,
  "/revoke-session": byHand,
  "/revoke-sessions": byHand,
  "/send-verification-email": hourly,
  "/sign-in/email": { max: 10, seconds: 60 },
  "/sign-in/social": { max: 20, seconds: 60 },
  "/sign-out": byHand,
  "/sign-up/email": { max: 10, seconds: 3600 },
  "/two-factor/cancel-removal": hourly,
  "/two-factor/disable": hourly,
  "/two-factor/enable": hourly,
  "/two-factor/generate-backup-codes": hourly,
  "/two-factor/request-removal": hourly,
  "/two-factor/verify-backup-code": { max: 10, seconds: 60 },
  "/two-factor/verify-totp": { max: 10, seconds: 60 },
  "/unlink-account": hourly,
  "/unlock": hourly,
  "/update-user": byHand,
  "/verify-email": { max: 20, seconds: 60 },
  "/ways-in": byHand,
}

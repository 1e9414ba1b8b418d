import type { Allowance } from "./count-within.ts"

/** How often one network address may call a path of /api/auth. False: as often as it likes. */
export const pathLimits: Record<string, Allowance | false> = {
  "/change-email": { max: 20, seconds: 3600 },
  "/confirm-email-change": { max: 20, seconds: 3600 },
  "/get-session": false,
  "/request-password-reset": { max: 20, seconds: 3600 },
  "/request-unlock": { max: 20, seconds: 3600 },
  "/reset-password": { max: 20, seconds: 3600 },
  "/send-verification-email": { max: 20, seconds: 3600 },
  "/sign-in/email": { max: 10, seconds: 60 },
  "/sign-out": false,
  "/sign-up/email": { max: 10, seconds: 3600 },
  "/unlock": { max: 20, seconds: 3600 },
  "/verify-email": { max: 20, seconds: 60 },
}

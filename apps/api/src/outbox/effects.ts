import { sendAccountExistsMail } from "../account/send-account-exists-mail.ts"
import { sendVerificationMail } from "../account/send-verification-mail.ts"
import type { Effects } from "./effect.ts"

export const effects: Effects = {
  "sign-up.repeated": [sendAccountExistsMail],
  "verification.requested": [sendVerificationMail],
}

import { sendVerificationMail } from "../account/send-verification-mail.ts"
import type { Effects } from "./effect.ts"

export const effects: Effects = {
  "verification.requested": [sendVerificationMail],
}

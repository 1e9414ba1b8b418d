import { sendEmail } from "../platform/mail/send-email.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { pageFor } from "../account/page-for.ts"

export const sendAccountDeletedMail: Effect<"account.deleted"> = {
  name: "send-account-deleted-mail",
  run: async (world, to, deliveryId) => {
    const url = pageFor(to, world.config.uiUrl, "/")
    await sendEmail(world, { to, name: "accountDeleted", url, deliveryId })
  },
}

import { channels, isChoice, notificationGroups } from "@doable/domain/notification/groups"
import { digests } from "@doable/domain/notification/when-to-email"
import { boxName } from "../../src/pages/account/sending/sending-query.ts"
import type { FormHandler } from "./form-handler.ts"

/** What we send, chosen without scripts. A box that isn't ticked isn't sent; one that isn't shown doesn't count. */
export const chooseSending: FormHandler = async ({ text, search, ask }) => {
  if (search.get("section") !== "sending") return { to: "/account" }
  const shown = text("shown").split(",")
  const payload = notificationGroups.map((type) => {
    const chosen = channels
      .filter((channel) => shown.includes(channel) && isChoice(type, channel))
      .map((channel) => [channel, text(boxName(type, channel)) === "on"])
    return { type, ...Object.fromEntries(chosen) }
  })
  const hours = { from: text("from"), to: text("to"), tz: text("tz") }
  const isQuiet = text("quiet") === "on"
  // Everything else is saved all the same.
  const isSame = isQuiet && hours.from === hours.to
  const { answer } = await ask("/trpc/notificationPreference.update", {
    payload,
    digest: digests.find((one) => one === text("digest")),
    ...(isSame ? {} : { quietHours: isQuiet ? hours : null }),
  })
  return { values: {}, result: { sending: !answer.ok ? "failed" : isSame ? "same" : "saved" } }
}

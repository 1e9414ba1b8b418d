import type { SmsSender } from "./sms-sender.ts"

export type TwilioConfig = { url: string; account: string; token: string; from: string }

/** Twilio's Messages resource. Errors name the status alone: answers repeat the number and the text. */
export function createTwilioSender({ url, account, token, from }: TwilioConfig): SmsSender {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url)
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`
  // A messaging service chooses among several numbers; its id stands where a number would.
  const senderField = from.startsWith("MG") ? "MessagingServiceSid" : "From"
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: text, [senderField]: from }),
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
    },
  }
}

import { NoAnswer, notRecorded, PermanentRefusal } from "../delivery/hand-over.ts"
import type { SmsSender } from "./sms-sender.ts"

export type TwilioConfig = {
  url: string
  account: string
  token: string
  from: string
  /** Ends when a message counts as unanswered. */
  timeLimit?: () => AbortSignal
}

const usualLimit = () => AbortSignal.timeout(60_000)

/**
 * Twilio's Messages resource. It has no documented key by which it would know a message that comes twice, so one that
 * may have arrived is never sent again. Errors name the status alone: answers repeat the number and the text.
 */
export function createTwilioSender(config: TwilioConfig): SmsSender {
  const { url, account, token, from, timeLimit = usualLimit } = config
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url)
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`
  // A messaging service chooses among several numbers; its id stands where a number would.
  const senderField = from.startsWith("MG") ? "MessagingServiceSid" : "From"

  async function ask(to: string, text: string): Promise<number> {
    const response = await fetch(address, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ To: to, Body: text, [senderField]: from }),
      redirect: "error",
      signal: timeLimit(),
    })
    await response.body?.cancel()
    return response.status
  }

  return {
    send: async ({ to, text }, handOver = notRecorded) => {
      await handOver.begin()
      const status = await ask(to, text).catch(async (error: unknown) => {
        if (!isUnsent(error)) throw new NoAnswer("the SMS service didn't answer")
        await handOver.takeBack()
        throw error
      })
      if (status < 300) return
      const message = `the SMS service answered ${status}`
      if (answeredByProxy.includes(status)) throw new NoAnswer(message)
      await handOver.takeBack()
      throw isPermanent(status) ? new PermanentRefusal(message) : new Error(message)
    },
  }
}

/** Whether the service behind has the message, these don't know. */
const answeredByProxy = [502, 504]

/** Wrong credentials are ours to set right, and too many requests are fewer later. */
const isPermanent = (status: number) => status < 500 && ![401, 408, 429].includes(status)

const noConnection = [
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
]

/** Nothing left this machine, because nobody was there to connect to. */
function isUnsent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return noConnection.includes(cause?.code ?? "")
}

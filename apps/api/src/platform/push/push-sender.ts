import webPush from "web-push"
import { pushSeconds } from "@doable/domain/push/limits"
import { areDeviceKeys } from "./device-keys.ts"

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** What the service worker shows. */
export type PushText = { id: string; title: string; body: string; url: string }

/**
 * `gone`: the browser has ended the subscription. `refused`: the service won't take this push, however often it's
 * sent. Everything else is an error, and is tried again.
 */
type Outcome = "taken" | "gone" | "refused"

export type PushSender = {
  send: (to: PushTarget, text: PushText) => Promise<Outcome>
}

export type PushKeys = { publicKey: string; privateKey: string; subject: string }

/** How long a push service may take to answer. */
const answerMs = 30_000

/**
 * The library encrypts and signs. We send it ourselves: redirects aren't followed, and errors name the status alone,
 * because an endpoint is the key to someone's device.
 */
export function createPushSender(vapidDetails: PushKeys): PushSender {
  return {
    send: async ({ endpoint, p256dh, auth }, text) => {
      if (!areDeviceKeys({ p256dh, auth })) return "refused"
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(text),
        // A push that's sent again takes the place of the one before.
        { vapidDetails, TTL: pushSeconds, urgency: "normal", topic: text.id.replaceAll("-", "") },
      )
      const { "Content-Length": _, ...sent } = headers
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { ...sent, TTL: String(pushSeconds) },
        body: new Uint8Array(body),
        redirect: "manual",
        signal: AbortSignal.timeout(answerMs),
      })
      await response.body?.cancel()
      return outcomeOf(response.status)
    },
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "taken"
  if (status === 404 || status === 410) return "gone"
  if (status === 408 || status === 429 || status >= 500)
    throw new Error(`the push service answered ${status}`)
  return "refused"
}

import { Readable } from "node:stream"
import { createTransport } from "nodemailer"
import { NoAnswer, notRecorded, PermanentRefusal } from "../delivery/hand-over.ts"
import { toMessage, type Mailer } from "./mailer.ts"

/**
 * Servers that scan a message before they answer take a minute or so. RFC 5321 allows ten, but every later email would
 * wait that long.
 */
const usualAnswerMs = 120_000

type Ending = { beforeEnd?: () => Promise<void> }

export function createSmtpMailer(
  url: string,
  from: string,
  { answerMs = usualAnswerMs }: { answerMs?: number } = {},
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: answerMs,
  })
  transport.use("stream", (mail, done) => {
    const { beforeEnd } = mail.data as Ending
    if (beforeEnd) mail.message?.processFunc((body) => Readable.from(endingWith(body, beforeEnd)))
    done()
  })
  return {
    send: async (mail, handOver = notRecorded) => {
      let isHandedOver = false
      const beforeEnd = async () => {
        await handOver.begin()
        isHandedOver = true
      }
      const message: ReturnType<typeof toMessage> & Ending = { ...toMessage(mail, from), beforeEnd }
      try {
        await transport.sendMail(message)
      } catch (error) {
        const reply = replyIn(error)
        // Without the last line of the body the server has nothing; with it, only its reply tells.
        if (isHandedOver && !reply) throw new NoAnswer("the mail server took the email and didn't answer")
        if (isHandedOver) await handOver.takeBack()
        if (reply?.isPermanent)
          throw new PermanentRefusal(`the mail server refused the email: ${reply.status}`)
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** The server accepts an email by its last line, so that line waits until the hand-over is recorded. */
async function* endingWith(body: AsyncIterable<Uint8Array>, beforeEnd: () => Promise<void>) {
  yield* body
  await beforeEnd()
}

/** What a server answers when it wants a login first: ours to set right, and no fault of the email. */
const loginNeeded = 530

/** The reply to this email, if there was one. Its text may name the recipient, so only the numbers are kept. */
function replyIn(error: unknown) {
  const {
    code,
    response = "",
    responseCode,
  } = error as {
    code?: string
    response?: string
    responseCode?: number
  }
  if (!responseCode) return null
  const isAboutEmail = code === "EENVELOPE" || code === "EMESSAGE"
  return {
    status: /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? String(responseCode),
    isPermanent: isAboutEmail && responseCode >= 500 && responseCode !== loginNeeded,
  }
}

import { createTransport } from "nodemailer"
import { toMessage, type Mailer } from "./mailer.ts"

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from))
    },
    close: () => transport.close(),
  }
}

import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { createTransport } from "nodemailer"
import type { Log } from "../log.ts"
import { toMessage, type Mailer } from "./mailer.ts"

/** For development: each mail becomes a file that any mail program opens. The newest sorts last. */
export function createFileMailer(directory: string, from: string, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from))
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-")
      const file = join(resolve(directory), `${stamp}-${mail.id}.eml`)
      await mkdir(resolve(directory), { recursive: true })
      await writeFile(file, message as Buffer, { mode: 0o600 })
      log.info({ file }, "mail written to a file, because SMTP_URL is not set")
    },
    close: () => transport.close(),
  }
}

import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Log } from "../log.ts"
import type { SmsSender } from "./sms-sender.ts"

/** For development: each message becomes a file beside the mails. The newest sorts last. */
export function createFileSender(directory: string, log: Log): SmsSender {
  return {
    send: async ({ id, to, text }) => {
      const createdAt = new Date().toISOString()
      const file = join(resolve(directory), `${createdAt.replaceAll(/[:.]/g, "-")}-${id}.sms.json`)
      await mkdir(resolve(directory), { recursive: true })
      await writeFile(file, JSON.stringify({ to, text, createdAt }), { mode: 0o600 })
      log.info({ file }, "SMS written to a file, because SMS_ACCOUNT is not set")
    },
  }
}

import type { HandOver } from "../delivery/hand-over.ts"

/** `id` is the same on every attempt to send the message. */
export type Sms = { id: string; to: string; text: string }

export type SmsSender = { send: (sms: Sms, handOver?: HandOver) => Promise<void> }

/** `id` is the same on every attempt to send the message. */
export type Sms = { id: string; to: string; text: string }

export type SmsSender = { send: (sms: Sms) => Promise<void> }

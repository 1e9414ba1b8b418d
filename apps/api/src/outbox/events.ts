/** Everything that may happen and has effects outside its own transaction. No secrets: rows are kept. */
export type OutboxEvent = { type: "verification.requested"; userId: string }

export type EventType = OutboxEvent["type"]
export type EventOf<T extends EventType> = Extract<OutboxEvent, { type: T }>

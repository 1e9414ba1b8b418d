import { contactTopics } from "@doable/domain/conversation/topics"

export type ContactTopic = (typeof contactTopics)[number]

export interface ContactSearch {
  topic?: ContactTopic | undefined
  /** Someone who comes from the page of a locked account. */
  from?: "locked" | undefined
}

export function readContactSearch({ topic, from }: Record<string, unknown>): ContactSearch {
  return {
    topic: contactTopics.find((one) => one === topic),
    from: from === "locked" ? from : undefined,
  }
}

import type { ApiClient } from "../api-client.ts"

type Answer<Call extends { query: (...given: never[]) => Promise<unknown> }> = Awaited<
  ReturnType<Call["query"]>
>

export type ConversationPage = Answer<ApiClient["conversation"]["getMy"]>
export type ConversationCard = ConversationPage["data"][number]
export type Conversation = Answer<ApiClient["conversation"]["getById"]>
export type MessagePage = Answer<ApiClient["message"]["getByConversation"]>
export type Message = MessagePage["data"][number]
export type MessageFile = Message["files"][number]

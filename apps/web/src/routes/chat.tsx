import { createFileRoute } from "@tanstack/react-router"
import { ChatPage } from "../pages/chat/chat-page.tsx"
import { readChatSearch } from "../conversation/chat-search.ts"
import { loadChat } from "../pages/chat/load-chat.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/chat")({
  staticData: {
    access: "public",
    words: ["chat", "task", "refusal", "contact", "work", "job", "fields"],
  },
  validateSearch: readChatSearch,
  loaderDeps: ({ search: { c, show, q } }) => ({ c, show, q }),
  loader: ({ context, deps }) => loadChat(context, deps),
  staleTime: 0,
  // What is open stays in its place until the next conversation is here.
  pendingMs: Number.POSITIVE_INFINITY,
  head: pageHead("chat", { robots: "noindex" }),
  component: () => (
    <ChatPage search={readChatSearch({ ...Route.useSearch() })} data={Route.useLoaderData()} />
  ),
})

import { QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { chatListKey, threadKey } from "../keys/chat-keys.ts"
import { dashboardKey } from "../keys/dashboard-keys.ts"
import { taskPageKey } from "../keys/task-keys.ts"
import { handleEvent } from "./handle-event.ts"

const shown = {
  list: chatListKey,
  thread: threadKey("one"),
  otherThread: threadKey("two"),
  task: taskPageKey("one"),
  otherTask: taskPageKey("two"),
  overview: dashboardKey,
}

function askedAgain(event: { kind: string; id?: string }): string[] {
  const queryClient = new QueryClient()
  for (const key of Object.values(shown)) queryClient.setQueryData(key, 1)
  handleEvent(queryClient, event)
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  return Object.entries(shown).flatMap(([name, key]) => (isStale(key) ? name : []))
}

test.each([
  ["a word in a conversation", { kind: "conversation", id: "one" }, ["list", "thread", "overview"]],
  ["something about a task", { kind: "task", id: "one" }, ["task", "overview"]],
  ["a line that was broken", { kind: "conversation" }, Object.keys(shown)],
  ["a stream that is open again", { kind: "stream" }, Object.keys(shown)],
  ["what this version does not know", { kind: "dance" }, []],
])("%s: exactly what may be outdated is asked for again", (_title, event, expected) => {
  expect(askedAgain(event)).toEqual(expected)
})

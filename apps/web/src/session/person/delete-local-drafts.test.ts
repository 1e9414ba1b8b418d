import { expect, test } from "vitest"
import { deleteLocalDrafts } from "./delete-local-drafts.ts"

test("signing out takes along what was typed in talks and about work, and nothing that still has to be sent", () => {
  const kept: Record<string, string> = {
    "doable-chat-draft-ana-1": "Between us",
    "doable:work:note-1": "It no longer drips",
    "doable-decision-emma-1": "{}",
    "doable-chat-outgoing-ana": "[]",
    "doable-theme": "dark",
  }
  const removeItem = (key: string) => void delete kept[key]
  deleteLocalDrafts(Object.create({ removeItem }, Object.getOwnPropertyDescriptors(kept)))
  expect(Object.keys(kept)).toEqual(["doable-chat-outgoing-ana", "doable-theme"])
})

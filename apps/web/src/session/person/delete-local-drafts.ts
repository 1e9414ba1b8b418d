import { draftPrefixes } from "../drafts/draft-prefixes.ts"

/** What was typed to someone and not sent: in talks, about work, and in decisions about cases. */
const privately = [draftPrefixes.chat, draftPrefixes.work, draftPrefixes.decision]

/** After logging out, someone else may use the browser. Unsent changes keep waiting. */
export function deleteLocalDrafts(storage: Pick<Storage, "removeItem"> & Record<string, unknown>): void {
  for (const key of Object.keys(storage)) {
    if (privately.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}

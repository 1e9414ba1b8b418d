/** What was typed to someone and not sent: in talks, about work, and in decisions about cases. */
const privately = ["doable-chat-draft-", "doable:work:", "doable-decision-"]

/** Anyone who logs out by hand may leave the browser to someone else. What waits to be sent goes on waiting. */
export function deleteLocalDrafts(storage: Pick<Storage, "removeItem"> & Record<string, unknown>): void {
  for (const key of Object.keys(storage)) {
    if (privately.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}

// What is left of a deleted account, and why.

/** Rows that still point to the anonymous user, without a trace of who it was. */
export const stays: Record<string, string> = {
  task_events: "what happened to a task belongs to its history, done by nobody",
  conversations: "the other one of the two may read on what they said themselves",
  conversation_members: "as the conversation; it says nothing of the person",
  messages: "their places in the conversation; the words are gone",
  task_offers: "what was asked for the work, without a word",
  task_assignments: "who worked for whom belongs to the other one too",
  completion_reports: "how often it was handed over, without a word",
  change_requests: "what the two changed or wanted to change, without a word",
  disputes: "how it ended belongs to the other one too; the words are gone",
  dispute_proposals: "what was offered, without a word",
  fault_contests: "whose fault it was belongs to the other one too; the words are gone",
  reviews: "what was said of others, said by nobody",
  tasks: "what found a doer or was closed; without place or original words",
  files: "what others were sent refers to its row; name and bytes are gone",
}

/** Where traces may lie a while longer, until housekeeping comes. */
export const untilHousekeeping: Record<string, string> = {
  outbox_events: "the letter that says goodbye needs an address; thirty days",
  phone_codes: "else leaving and coming back would open the limits on messages; two days",
}

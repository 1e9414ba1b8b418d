/** How the names of what this browser keeps begin, until the server has it. */
export const draftPrefixes = {
  task: "task-draft:",
  provider: "provider-draft:",
  service: "provider-service:",
  offer: "doable-offer-",
  template: "doable-template-",
  chat: "doable-chat-draft-",
  work: "doable:work:",
  decision: "doable-decision-",
} as const

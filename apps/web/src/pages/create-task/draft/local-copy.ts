import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { TaskForm } from "./form.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"

export const taskCopies = localCopies<TaskForm>(
  draftPrefixes.task,
  ({ title, providerIds }) => typeof title === "string" && Array.isArray(providerIds),
  // Copies kept by the version before have none.
  { translations: {} },
)

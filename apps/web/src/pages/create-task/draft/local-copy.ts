import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { TaskForm } from "./form.ts"

export const taskCopies = localCopies<TaskForm>(
  "task-draft:",
  ({ title, providerIds }) => typeof title === "string" && Array.isArray(providerIds),
  // Copies kept by the version before have none.
  { translations: {} },
)

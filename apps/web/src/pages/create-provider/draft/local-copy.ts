import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { ProviderForm } from "./form.ts"

export const providerCopies = localCopies<ProviderForm>(
  "provider-draft:",
  ({ headline }) => typeof headline === "string",
)

/** Under this name lies what someone wrote who wasn't logged in yet. */
export const visitorCopy = "visitor"

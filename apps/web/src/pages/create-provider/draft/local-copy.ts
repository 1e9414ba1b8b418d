import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { ProviderForm } from "./form.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"

export const providerCopies = localCopies<ProviderForm>(
  draftPrefixes.provider,
  ({ headline }) => typeof headline === "string",
)

/** Under this name lies what someone wrote who wasn't logged in yet. */
export const visitorCopy = "visitor"

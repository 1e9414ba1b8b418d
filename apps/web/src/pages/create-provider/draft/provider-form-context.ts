import { createContext, use } from "react"
import type { SignedInUser } from "../../../session/auth-context.ts"
import type { CategoryBranch } from "../../../category/category-queries.ts"
import type { PickedPlace } from "../../../place/place-picker.tsx"
import type { ProviderData } from "../../../session/answers/provider-answers.ts"
import type { ProviderForm } from "./form.ts"

export interface ShownPicture {
  fileId: string
  url: string
}

export interface ProviderFormState {
  form: ProviderForm
  change: (part: Partial<ProviderForm>) => void
  /** What is wrong with a field, in words, once it is time to say so. */
  errorOf: (path: string) => string | undefined
  /** As other people will read it. */
  mask: (text: string) => string
  /** The field was left: from now on its problem is told. */
  leave: (path: string) => void
  /** A typed town that nobody knows. */
  unreadPlace: string | null
  setUnreadPlace: (text: string | null) => void
  /** Whether something stands in the field of the price, readable or not. */
  noteRateText: (hasText: boolean) => void
  place: PickedPlace | null
  choosePlace: (place: PickedPlace | null) => void
  /** The pictures of the form as far as this page knows them. */
  pictures: readonly ShownPicture[]
  learnPicture: (picture: ShownPicture) => void
  setUploading: (isUploading: boolean) => void
  /** Changes when the form was changed from elsewhere: parts with a state of their own start again. */
  revision: number
  today: string
  /** Null while nobody has logged in. */
  user: SignedInUser | null
  /** The names the doer's badge is valid for; null without a badge. */
  checked: NonNullable<ProviderData["own"]>["checked"]
  branches: readonly CategoryBranch[]
  /** The profile's id once the server has it; asked for, the draft is saved first. */
  providerId: string | null
  begin: () => Promise<string | null>
}

export const ProviderFormContext = createContext<ProviderFormState | null>(null)

export function useProviderForm(): ProviderFormState {
  const state = use(ProviderFormContext)
  if (!state) throw new Error("useProviderForm must be used within a ProviderFormContext")
  return state
}

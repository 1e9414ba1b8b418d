import type { ApplicationDraft } from "./draft-of-application.ts"
import type { Application } from "./load-applications.ts"

/** What every part of the form is given. */
export interface FormParts {
  form: ApplicationDraft
  change: (part: Partial<ApplicationDraft>) => void
  /** What is wrong at a field, in words. */
  wordsAt: (path: string) => string | undefined
}

export interface UploadParts {
  documents: Application["documents"]
  onBusyChange: (name: string) => (isBusy: boolean) => void
}

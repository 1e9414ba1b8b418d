import { Suspense } from "react"
import type { ContactNoteProps } from "./found-contacts.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

// The rules that know a number from a price weigh something: they come with the first words.
const FoundContacts = lazy(() =>
  import("./found-contacts.tsx").then((module) => ({ default: module.FoundContacts })),
)

/**
 * Nobody is told off: what can be called or written to is hidden from other people, and the writer learns it right
 * away.
 */
export function ContactNote({ text, say }: ContactNoteProps) {
  return (
    <div role="status" className="text-14 text-info-text not-empty:mt-2.5">
      <Suspense fallback={null}>{text.trim() && <FoundContacts text={text} say={say} />}</Suspense>
    </div>
  )
}

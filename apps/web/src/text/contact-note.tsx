import { findContacts } from "@doable/domain/moderation/contacts"
import { EyeOff } from "lucide-react"

interface ContactNoteProps {
  text: string
  /** What the writer is told about the contacts that were found. */
  say: (found: string) => string
}

/** Nobody is told off: what can be called or written to is hidden from strangers, and the writer learns it at once. */
export function ContactNote({ text, say }: ContactNoteProps) {
  const found = findContacts(text).map(({ start, end }) => text.slice(start, end))
  return (
    <div role="status" className="text-14 text-info-text not-empty:mt-2.5">
      {found.length > 0 && (
        <p className="flex gap-2 rounded-control bg-info-soft px-3 py-2.5">
          <EyeOff aria-hidden size={18} strokeWidth={1.9} className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">{say(found.join(", "))}</span>
        </p>
      )}
    </div>
  )
}

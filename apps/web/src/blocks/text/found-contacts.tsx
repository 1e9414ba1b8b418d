import { findContacts } from "@doable/domain/moderation/contacts"
import { EyeOff } from "lucide-react"

export interface ContactNoteProps {
  text: string
  /** What the writer is told about the contacts that were found. */
  say: (found: string) => string
}

export function FoundContacts({ text, say }: ContactNoteProps) {
  const found = findContacts(text).map(({ start, end }) => text.slice(start, end))
  if (found.length === 0) return null
  return (
    <p className="flex gap-2 rounded-control bg-info-soft px-3 py-2.5">
      <EyeOff aria-hidden size={18} strokeWidth={1.9} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">{say(found.join(", "))}</span>
    </p>
  )
}

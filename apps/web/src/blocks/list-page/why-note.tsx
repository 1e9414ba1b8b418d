import { Link } from "@tanstack/react-router"
import { Info } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"

interface WhyNoteProps {
  /** The question, short and with the name of what it is about. */
  question: string
  about: string
  reasons: readonly string[]
  /** The published formula. */
  weights: string
}

/** The reasons for a place in the order. The browser opens and closes the note: no script is needed. */
export function WhyNote({ question, about, reasons, weights }: WhyNoteProps) {
  const { t } = useTranslation()
  const id = `why-${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`
  const anchor = { ["--anchor" as string]: `--${id}` }
  if (reasons.length === 0) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={about}
        title={question}
        style={anchor}
        className="anchor why-here"
      >
        <Info size={16} strokeWidth={1.9} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={about}
        style={anchor}
        className="anchored why-note"
      >
        <p className="font-semibold">{question}</p>
        <ul className="mt-1.5 list-disc pl-5 text-14 text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mt-2.5 text-13 text-ink-3">{weights}</p>
        <Link to="/help" hash="ranking" className="mt-1.5 inline-block text-13 link">
          {t("list:whyMore")}
        </Link>
      </div>
    </>
  )
}

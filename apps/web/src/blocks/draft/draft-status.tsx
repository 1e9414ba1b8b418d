import { clsx } from "clsx"
import { Cloud, CloudAlert, CloudOff, LoaderCircle, type LucideIcon } from "lucide-react"
import type { FormUnits } from "./form-units.ts"
import type { DraftSyncState } from "./draft-sync.ts"

export type DraftState = "saved" | "saving" | "failed" | "signedOut" | "tooLong" | "changed" | "refused"

const icons: Record<DraftState, LucideIcon> = {
  saved: Cloud,
  saving: LoaderCircle,
  failed: CloudOff,
  signedOut: CloudOff,
  tooLong: CloudAlert,
  changed: CloudAlert,
  refused: CloudAlert,
}

/** Whether what was typed is safe. The rhythm of saving is shown; only trouble is said aloud. */
export function DraftStatus({ shown, words }: { shown: DraftState; words: string }) {
  const Icon = icons[shown]
  const isTrouble = shown !== "saved" && shown !== "saving"
  return (
    <span
      role={isTrouble ? "alert" : undefined}
      data-draft={shown}
      className={clsx(
        "ml-auto flex min-w-0 items-center gap-1.5 text-14",
        // On a phone trouble gets a line of its own; all is well is a cloud alone.
        isTrouble ? "text-warn-text max-sm:order-first max-sm:basis-full" : "text-ink-3",
      )}
    >
      <Icon
        aria-hidden
        size={17}
        strokeWidth={1.9}
        className={shown === "saving" ? "motion-safe:animate-spin" : ""}
      />
      <span className={clsx("min-w-0", !isTrouble && "max-sm:sr-only")}>{words}</span>
    </span>
  )
}

export function draftState<Form, Unit extends string>(
  { status, conflict, form, saved }: DraftSyncState<Form, Unit>,
  units: FormUnits<Form, Unit>,
): DraftState | null {
  if (conflict || status === "gone") return "changed"
  if (status === "signed_out") return "signedOut"
  if (status === "failed") return "failed"
  if (status === "refused") return "refused"
  if (units.unkeepable(form).length > 0) return "tooLong"
  if (status === "saving" || status === "waiting") return "saving"
  return saved ? "saved" : null
}

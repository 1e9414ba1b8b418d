import { clsx } from "clsx"
import { Cloud, CloudAlert, CloudOff, LoaderCircle, type LucideIcon } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { taskUnits } from "./form.ts"
import type { KeeperState } from "./keeper.ts"

type Shown = "saved" | "saving" | "failed" | "signedOut" | "tooLong" | "changed" | "refused"

const icons: Record<Shown, LucideIcon> = {
  saved: Cloud,
  saving: LoaderCircle,
  failed: CloudOff,
  signedOut: CloudOff,
  tooLong: CloudAlert,
  changed: CloudAlert,
  refused: CloudAlert,
}

/** Whether what was typed is safe. The rhythm of saving is shown; only trouble is said aloud. */
export function DraftStatus({ state }: { state: KeeperState }) {
  const { t } = useTranslation()
  const shown = shownStatus(state)
  if (!shown) return null
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
      <span className={clsx("min-w-0", !isTrouble && "max-sm:sr-only")}>
        {t(`task-create:draft.${shown}`)}
      </span>
    </span>
  )
}

function shownStatus({ status, conflict, form, saved }: KeeperState): Shown | null {
  if (conflict || status === "gone") return "changed"
  if (status === "signed_out") return "signedOut"
  if (status === "failed") return "failed"
  if (status === "refused") return "refused"
  if (taskUnits.unkeepable(form).length > 0) return "tooLong"
  if (status === "saving" || status === "waiting") return "saving"
  return saved ? "saved" : null
}

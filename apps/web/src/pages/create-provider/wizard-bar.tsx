import { Link } from "@tanstack/react-router"
import { ArrowLeft, ArrowRight, HardDrive } from "lucide-react"
import { DraftStatus, draftState } from "../../blocks/draft/draft-status.tsx"
import { keepPlace } from "../../blocks/draft/keep-place.ts"
import type { KeeperState } from "../../blocks/draft/keeper.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { providerUnits, type ProviderForm, type Unit } from "./draft/form.ts"
import { steps, type Step } from "./draft/steps.ts"

interface WizardBarProps {
  step: Step
  state: KeeperState<ProviderForm, Unit>
  isBusy: boolean
  isVisitor: boolean
  /** A visitor has typed something, and this browser keeps it. */
  isKeptHere: boolean
}

/** Stays at the foot of the window: back, whether the draft is safe, on. */
export function WizardBar({ step, state, isBusy, isVisitor, isKeptHere }: WizardBarProps) {
  const { t } = useTranslation()
  const before = steps[steps.indexOf(step) - 1]
  const isLast = step === "look"
  const shown = isVisitor ? null : draftState(state, providerUnits)
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-(--z-toolsbar) mt-10 bg-paper shadow-[0_-1px_0_var(--line),0_-8px_24px_-16px_rgb(0_0_0/.2)]"
    >
      <div className="mx-auto flex min-h-18 max-w-[calc(1040px+2*var(--gutter))] flex-wrap items-center justify-end gap-x-3 gap-y-1.5 px-(--gutter) pt-2 pb-[max(8px,env(safe-area-inset-bottom))] md:min-h-20">
        {before ? (
          <Button asChild variant="ghost" icon={ArrowLeft} className="mr-auto -ml-3 px-3!">
            <Link from="/providers/create" to="." search={(search) => ({ ...search, at: before })}>
              {t("provider-create:back")}
            </Link>
          </Button>
        ) : null}
        {shown && <DraftStatus shown={shown} words={t(`provider-create:draft.${shown}`)} />}
        {isKeptHere && (
          <span data-draft="here" className="ml-auto flex items-center gap-1.5 text-14 text-ink-3">
            <HardDrive aria-hidden size={17} strokeWidth={1.9} />
            <span className="max-sm:sr-only">{t("provider-create:draft.here")}</span>
          </span>
        )}
        {!(isLast && isVisitor) && (
          <Button
            type="submit"
            size={isLast ? "cta" : "lg"}
            variant={isLast ? "cta" : "default"}
            pending={isBusy}
            onMouseDown={keepPlace}
            className="flex-none"
          >
            {t(isLast ? "provider-create:publish" : "provider-create:next")}
            {!isLast && <ArrowRight aria-hidden size={18} strokeWidth={1.9} className="ml-2 inline-block" />}
          </Button>
        )}
      </div>
    </div>
  )
}

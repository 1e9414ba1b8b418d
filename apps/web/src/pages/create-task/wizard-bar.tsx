import { Link } from "@tanstack/react-router"
import { ArrowLeft, ArrowRight } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { DraftStatus, draftState } from "../../blocks/draft/draft-status.tsx"
import { taskUnits } from "./draft/form.ts"
import type { KeeperState } from "./draft/keeper.ts"
import { keepPlace } from "../../blocks/draft/keep-place.ts"
import { steps, type Step } from "./draft/steps.ts"

interface WizardBarProps {
  step: Step
  state: KeeperState
  isBusy: boolean
}

/** Stays at the foot of the window: back, whether the draft is safe, on. */
export function WizardBar({ step, state, isBusy }: WizardBarProps) {
  const { t } = useTranslation()
  const before = steps[steps.indexOf(step) - 1]
  const isLast = step === "check"
  const shown = draftState(state, taskUnits)
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-(--z-toolsbar) mt-10 bg-paper shadow-[0_-1px_0_var(--line),0_-8px_24px_-16px_rgb(0_0_0/.2)]"
    >
      <div className="mx-auto flex min-h-18 max-w-[calc(1040px+2*var(--gutter))] flex-wrap items-center justify-end gap-x-3 gap-y-1.5 px-(--gutter) pt-2 pb-[max(8px,env(safe-area-inset-bottom))] md:min-h-20">
        {before ? (
          <Button asChild variant="ghost" icon={ArrowLeft} className="mr-auto -ml-3 px-3!">
            <Link from="/tasks/create" to="." search={(search) => ({ ...search, step: before })}>
              {t("task-create:back")}
            </Link>
          </Button>
        ) : null}
        {shown && <DraftStatus shown={shown} words={t(`task-create:draft.${shown}`)} />}
        <Button
          type="submit"
          size={isLast ? "cta" : "lg"}
          variant={isLast ? "cta" : "default"}
          pending={isBusy}
          onMouseDown={keepPlace}
          className="flex-none"
        >
          {t(isLast ? "task-create:post" : "task-create:next")}
          {!isLast && <ArrowRight aria-hidden size={18} strokeWidth={1.9} className="ml-2 inline-block" />}
        </Button>
      </div>
    </div>
  )
}

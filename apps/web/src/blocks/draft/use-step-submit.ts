import { useRef, type FormEvent } from "react"
import { focusField } from "./focus-field.ts"
import { leaveField } from "./leave-field.ts"

interface Located {
  path: string
}

interface Walk<Step extends string, Problem extends Located> {
  step: Step
  /** In their order; the last one looks at everything and publishes. */
  steps: readonly Step[]
  stepOf: (path: string) => Step
  goTo: (step: Step) => Promise<unknown>
  isBusy: boolean
  findProblems: () => Promise<readonly Problem[]>
  show: (problems: readonly Problem[]) => void
  forgetRefusal: () => void
  /** What the server alone finds wrong comes back. */
  publish: () => Promise<readonly Located[]>
  beforeNext: () => void
}

/** A press at the end of a step: what is wrong is marked and led to, otherwise it goes on. */
export function useStepSubmit<Step extends string, Problem extends Located>({
  step,
  steps,
  stepOf,
  goTo,
  isBusy,
  findProblems,
  show,
  forgetRefusal,
  publish,
  beforeNext,
}: Walk<Step, Problem>) {
  const form = useRef<HTMLFormElement>(null)
  const isLast = step === steps.at(-1)
  const focus = (paths: readonly string[]) => requestAnimationFrame(() => focusField(form.current, paths))
  const point = async (at: Step, problems: readonly Located[]) => {
    if (at !== step) await goTo(at)
    focus(problems.map(({ path }) => path))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    // Fields that explain themselves do so when they are left.
    leaveField()
    const all = await findProblems()
    const wrong = isLast ? all : all.filter(({ path }) => stepOf(path) === step)
    show(wrong)
    forgetRefusal()
    const [worst] = wrong
    if (worst) {
      const at = stepOf(worst.path)
      await point(
        at,
        wrong.filter(({ path }) => stepOf(path) === at),
      )
    } else if (isLast) {
      const told = await publish()
      if (told[0]) await point(stepOf(told[0].path), told)
    } else {
      beforeNext()
      await goTo(steps[steps.indexOf(step) + 1] ?? step)
    }
  }
  return { form, submit, focus }
}

import { useEffect, useState } from "react"

interface Located {
  path: string
}

interface Rules<Problem extends Located> {
  /** Told while it is typed, not only when the field is left. */
  isToldAtOnce: (problem: Problem) => boolean
  maskContacts: (text: string) => { text: string }
}

interface Problems<Problem extends Located> {
  /** What is wrong now. */
  problems: readonly Problem[]
  /** Null until someone starts to write. */
  rules: Rules<Problem> | null
  learnRules: () => Promise<unknown>
  wordsOf: (problem: Problem) => string
  /** Why the server refused the last save, if it did. */
  refusal: unknown
  fieldsOf: (error: unknown) => readonly Problem[]
  /** The part of the form that a path is about: a change of it mends what was said there. */
  fieldOfPath: (path: string) => string
}

/** Which problems of a draft are said at their fields: those of fields that were left, and what the server found. */
export function useProblems<Problem extends Located>(options: Problems<Problem>) {
  const { problems, rules, learnRules, wordsOf, refusal, fieldsOf, fieldOfPath } = options
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set())
  const [told, setTold] = useState<readonly Problem[]>([])
  // What the server found wrong is told at its field until that field is changed.
  useEffect(() => setTold(refusal ? fieldsOf(refusal) : []), [refusal, fieldsOf])

  return {
    errorOf: (path: string) => {
      const own = problems.find(
        (problem) => problem.path === path && (shown.has(path) || rules?.isToldAtOnce(problem)),
      )
      const problem = own ?? told.find((one) => one.path === path)
      return problem && wordsOf(problem)
    },
    mask: (text: string) => rules?.maskContacts(text).text ?? text,
    leave: (path: string) => {
      void learnRules()
      setShown((before) => (before.has(path) ? before : new Set([...before, path])))
    },
    /** These parts of the form are being changed. */
    touch: (changed: readonly string[]) => {
      void learnRules()
      setTold((before) => before.filter(({ path }) => !changed.includes(fieldOfPath(path))))
    },
    /** From now on these problems are told, whether the fields were touched or not. */
    show: (some: readonly Problem[]) =>
      setShown((before) => new Set([...before, ...some.map(({ path }) => path)])),
    /** What the server said about fields. */
    tell: setTold,
  }
}

import type { FormEvent } from "react"

/** A field that is being mended is no longer wrong, and neither is the whole form; it is judged again when sent. */
export function withoutProblemOf<P extends { form?: unknown }>(
  problems: P,
  event: FormEvent<HTMLFormElement>,
): P {
  const { name } = event.target as HTMLInputElement
  const kept = Object.entries(problems).filter(([field]) => field !== name && field !== "form")
  return Object.fromEntries(kept) as P
}

import { GitMerge } from "lucide-react"
import { useId, useState } from "react"
import { Button } from "../../ui/layout/button.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import type { DraftSyncState } from "./draft-sync.ts"

interface MergePanelProps<Form, Unit extends string> {
  conflict: NonNullable<DraftSyncState<Form, Unit>["conflict"]>
  form: Form
  /** Called with what stays as it is written here. */
  onSettle: (mine: readonly Unit[]) => void
  words: Record<"title" | "text" | "mine" | "theirs" | "settle" | "takeTheirs", string>
  nameOf: (unit: Unit) => string
  /** What a part of the form says, in a line or two. */
  wordsOf: (unit: Unit, form: Form) => string
}

/** Both changed the same thing: both are shown, and a person says which stays. */
export function MergePanel<Form, Unit extends string>(props: MergePanelProps<Form, Unit>) {
  const { conflict, form, onSettle, words, nameOf, wordsOf } = props
  const titleId = useId()
  const [mine, setMine] = useState<readonly Unit[]>(conflict.units)
  return (
    <section
      role="alertdialog"
      aria-labelledby={titleId}
      className="rounded-panel border-2 border-warn-text bg-paper p-5 md:p-6"
    >
      <h2 id={titleId} className="flex items-center gap-2.5 display text-d22">
        <GitMerge aria-hidden size={22} strokeWidth={1.9} className="text-warn-text" />
        {words.title}
      </h2>
      <p className="mt-1.5 text-ink-2">{words.text}</p>
      <div className="mt-4 grid gap-5">
        {conflict.units.map((unit) => (
          <Field key={unit} group label={nameOf(unit)}>
            <RadioGroup
              value={mine.includes(unit) ? "mine" : "theirs"}
              onValueChange={(side) =>
                setMine((before) => [
                  ...before.filter((one) => one !== unit),
                  ...(side === "mine" ? [unit] : []),
                ])
              }
              options={[
                { value: "mine", label: <Side name={words.mine} words={wordsOf(unit, form)} /> },
                {
                  value: "theirs",
                  label: <Side name={words.theirs} words={wordsOf(unit, conflict.theirs.form)} />,
                },
              ]}
            />
          </Field>
        ))}
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => onSettle(mine)}>{words.settle}</Button>
          <Button variant="outline" onClick={() => onSettle([])}>
            {words.takeTheirs}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Side({ name, words }: { name: string; words: string }) {
  return (
    <>
      <span className="block text-13 text-ink-3">{name}</span>
      <span className="block max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{words}</span>
    </>
  )
}

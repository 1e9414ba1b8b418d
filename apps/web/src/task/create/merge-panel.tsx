import { GitMerge } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { RadioGroup } from "../../ui/radio-group.tsx"
import { Field } from "../../ui/field.tsx"
import type { TaskForm, Unit } from "./form.ts"
import type { Keeper, KeeperState } from "./keeper.ts"
import { useUnitWords } from "./use-unit-words.ts"

interface MergePanelProps {
  keeper: Keeper
  conflict: NonNullable<KeeperState["conflict"]>
  form: TaskForm
}

/** Both changed the same thing: both are shown, and a person says which stays. */
export function MergePanel({ keeper, conflict, form }: MergePanelProps) {
  const { t } = useTranslation()
  const wordsOf = useUnitWords()
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
        {t("task-create:merge.title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("task-create:merge.text")}</p>
      <div className="mt-4 grid gap-5">
        {conflict.units.map((unit) => (
          <Field key={unit} group label={t(`task-create:unit.${unit}`)}>
            <RadioGroup
              value={mine.includes(unit) ? "mine" : "theirs"}
              onValueChange={(side) =>
                setMine((before) => [
                  ...before.filter((one) => one !== unit),
                  ...(side === "mine" ? [unit] : []),
                ])
              }
              options={[
                {
                  value: "mine",
                  label: <Side name={t("task-create:merge.mine")} words={wordsOf(unit, form)} />,
                },
                {
                  value: "theirs",
                  label: (
                    <Side name={t("task-create:merge.theirs")} words={wordsOf(unit, conflict.theirs.form)} />
                  ),
                },
              ]}
            />
          </Field>
        ))}
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => keeper.settle(mine)}>{t("task-create:merge.settle")}</Button>
          <Button variant="outline" onClick={() => keeper.settle([])}>
            {t("task-create:merge.takeTheirs")}
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

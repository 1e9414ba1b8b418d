import { taskTitleLength } from "@doable/domain/task/limits"
import { Suspense, useEffect, useRef } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { CategoryFields } from "./category-fields.tsx"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"
import { withCapital } from "@doable/domain/task/title-text"
import { lazy } from "../../../ui/code/lazy.tsx"

const QuestionFields = lazy(() =>
  import("./question-fields.tsx").then((module) => ({ default: module.QuestionFields })),
)

export function WhatStep() {
  const { t } = useTranslation()
  const characters = useCharacters()
  const { form, change, leave, category } = useTaskForm()
  const input = useRef<HTMLInputElement>(null)

  // What was typed before scripts ran counts.
  useEffect(() => {
    const typed = input.current?.value ?? ""
    if (typed && typed !== form.title) change({ title: typed })
  }, [form.title, change])

  return (
    <>
      <TaskField
        path="title"
        label={t("task-create:what.label")}
        hint={t("task-create:what.hint", {
          min: taskTitleLength.min,
          characters: characters(taskTitleLength.max),
          length: [...form.title.trim()].length,
        })}
      >
        <TextField
          ref={input}
          name="title"
          autoComplete="off"
          placeholder={t("task-create:what.placeholder")}
          clearable
          value={form.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          onBlur={() => {
            const title = withCapital(form.title)
            if (title !== form.title) change({ title })
            leave("title")
          }}
        />
      </TaskField>
      <CategoryFields />
      {category && category.questions.length > 0 && (
        <Suspense>
          <QuestionFields />
        </Suspense>
      )}
    </>
  )
}

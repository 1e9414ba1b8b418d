import type { Locale } from "@doable/domain/locale"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from "react"
import { drawingOf } from "../../../category/drawing-of.ts"
import { paperOf } from "../../../category/paper-of.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { useFieldGroup } from "../../../ui/fields/field-context.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { useSettled } from "../../../blocks/draft/use-settled.ts"
import { findGuesses } from "./find-guesses.ts"
import type { Guess } from "./find-guesses.ts"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"
import type { ChosenCategory } from "../draft/chosen-queries.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

const leastText = 4
const none: Guess[] = []

/** Once one stops typing. A guess that doesn't come is simply not there. */
function useGuesses(text: string, lang: Locale): Guess[] {
  const ask = useApi()
  const queryClient = useQueryClient()
  const wanted = useSettled(text.trim()).slice(0, 2000)
  const isEnough = wanted.length >= leastText
  const { data } = useQuery({
    queryKey: ["category-guess", lang, wanted],
    enabled: isEnough,
    placeholderData: (before) => before,
    queryFn: () => ask((api) => findGuesses(api, queryClient, { text: wanted, lang })),
  })
  return isEnough ? (data ?? none) : none
}

const CategoryPicker = lazy(() =>
  import("../../../category/category-picker.tsx").then((module) => ({ default: module.CategoryPicker })),
)

/** The category: guessed from the words, taken by one press, changed by the picker. */
export function CategoryFields() {
  const { t } = useTranslation()
  const { form, change, category, isCategoryLocked } = useTaskForm()
  const [isPicking, setPicking] = useState(false)
  /** What was pressed disappears, with a choice or without: the focus goes to what takes its place. */
  const left = useRef<Left>(null)
  const choose = (categoryId: string) => {
    setPicking(false)
    left.current = "chosen"
    // Answers belong to the questions of their category; those of the former one come back with it.
    if (categoryId !== form.categoryId) change({ categoryId, answers: {} })
  }

  return (
    <TaskField
      path="categoryId"
      group
      label={t("task-create:what.category")}
      hint={isCategoryLocked ? t("task-create:what.categoryLocked") : undefined}
    >
      <Choices>
        {category && !isPicking ? (
          <Chosen
            category={category}
            left={left}
            onChange={isCategoryLocked ? null : () => setPicking(true)}
          />
        ) : (
          <>
            {!isPicking && <Guesses onChoose={choose} />}
            {isPicking ? (
              <Suspense fallback={<Skeleton className="h-60" />}>
                <CategoryPicker
                  value={form.categoryId}
                  onValueChange={choose}
                  onCancel={() => {
                    left.current = "cancelled"
                    setPicking(false)
                  }}
                />
              </Suspense>
            ) : (
              <AllCategories left={left} onOpen={() => setPicking(true)} />
            )}
          </>
        )}
      </Choices>
    </TaskField>
  )
}

/** The chips and the picker are one set, named by the field's label and described by its error. */
function Choices({ children }: { children: ReactNode }) {
  return (
    <div role="group" {...useFieldGroup()} className="grid">
      {children}
    </div>
  )
}

type Left = "chosen" | "cancelled" | null

function AllCategories({ left, onOpen }: { left: RefObject<Left>; onOpen: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (left.current) button.current?.focus()
    // What was chosen is still being fetched, and takes the focus then.
    if (left.current === "cancelled") left.current = null
  }, [left])
  return (
    <Button ref={button} variant="outline" className="justify-self-start" onClick={onOpen}>
      {t("task-create:what.allCategories")}
    </Button>
  )
}

interface ChosenProps {
  category: ChosenCategory
  left: RefObject<Left>
  onChange: (() => void) | null
}

function Chosen({ category, left, onChange }: ChosenProps) {
  const { t, locale } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (left.current) box.current?.focus()
    left.current = null
  }, [left])
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-cat={paperOf(category)}
      className="flex min-h-16 items-center gap-3 overflow-hidden rounded-panel bg-cat-t pl-4"
    >
      <Illustration {...drawingOf(category)} inherit className="w-18 self-end pt-1.5" />
      <span className="min-w-0 flex-1 py-3.5">
        <span className="block font-semibold text-cat-d">{category.name[locale]}</span>
        {category.requiresVerification && (
          <span className="block text-13 text-ink-2">{t("task-create:what.needsVerified")}</span>
        )}
      </span>
      {onChange && (
        <Button variant="ghost" className="mr-2" onClick={onChange}>
          {t("task-create:what.change")}
        </Button>
      )}
    </div>
  )
}

function Guesses({ onChoose }: { onChoose: (id: string) => void }) {
  const { t, locale } = useTranslation()
  const { form } = useTaskForm()
  const guesses = useGuesses(`${form.title}\n${form.description}`, form.lang)
  return (
    <div role="status" className="not-empty:mb-3">
      {guesses.length > 0 && (
        <>
          <p className="mb-2 text-14 text-ink-2">{t("task-create:what.guess")}</p>
          <div className="flex flex-wrap gap-2">
            {guesses.map((guess) => (
              <button
                key={guess.id}
                type="button"
                data-cat={paperOf(guess)}
                onClick={() => onChoose(guess.id)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-cat-t py-1 pr-4 pl-3 text-15 font-semibold text-cat-d hover:shadow-paper"
              >
                <Illustration {...drawingOf(guess)} inherit className="w-9" />
                {guess.name[locale]}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

import { useId, useState, type FormEvent, type ReactNode } from "react"
import type { z } from "zod"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"

interface ExplainDialogProps<Reason extends string> {
  /** `keep` stands beside what ends something; "Cancel" could be read as doing it. */
  words: { title: string; text: string; label: string; hint?: string; confirm: string; keep?: string }
  /** What the API takes. */
  input: z.ZodString
  /** One of them is chosen before the words are written. */
  reasons?: { label: string; options: readonly { value: Reason; label: string }[] }
  /** More to fill in, above the words. */
  children?: ReactNode
  isDestructive?: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: (why: { explanation: string; reasonCode: Reason }) => void
  isPending: boolean
}

const none: readonly { value: never; label: string }[] = []

/** Nothing is done to anyone without words; who is concerned reads them. Mounted while it is open. */
export function ExplainDialog<Reason extends string = never>({
  words,
  input,
  reasons,
  children,
  isDestructive = false,
  onOpenChange,
  onConfirm,
  isPending,
}: ExplainDialogProps<Reason>) {
  const { t } = useTranslation()
  const formId = useId()
  const options = reasons?.options ?? none
  // A reason that nobody chose is no reason; only where there's one option, there's nothing to choose.
  const [reasonCode, setReason] = useState(options.length === 1 ? options[0]?.value : undefined)
  const [typed, setTyped] = useState("")
  const [isTried, setTried] = useState(false)
  const explanation = typed.trim()
  const problem = textProblem(input, typed)
  const isMissing = options.length > 0 && reasonCode === undefined
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>("input[type=radio]")?.focus()
    if (isPending || isMissing || problem) return
    onConfirm({ explanation, reasonCode: reasonCode as Reason })
  }
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        title={words.title}
        description={words.text}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{words.keep ?? t("ui:cancel")}</Button>
            </DialogClose>
            <Button
              type="submit"
              form={formId}
              variant={isDestructive ? "destructive" : "default"}
              pending={isPending}
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={confirm} className="flex flex-col gap-4">
          {children}
          {reasons ? (
            <Field label={reasons.label} group error={isTried && isMissing && t("admin:choiceNeeded")}>
              <RadioGroup options={options} value={reasonCode ?? null} onValueChange={setReason} />
            </Field>
          ) : null}
          <Field
            label={words.label}
            hint={words.hint}
            error={
              isTried && problem === "tooShort"
                ? t("admin:tooShort", { count: input.minLength ?? 0 })
                : undefined
            }
          >
            <TextArea
              rows={4}
              limit={input.maxLength ?? undefined}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState, type FormEvent, type ReactNode } from "react"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { Key } from "@doable/words/keys"
import { useSettled } from "../../../blocks/draft/use-settled.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { showResult } from "../../../ui/focus/show-result.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import type { Case, DecisionPreviewAnswer } from "./case-answers.ts"
import { DecisionFields } from "./decision-fields.tsx"
import { DecisionPreview } from "./decision-preview.tsx"
import { faultText } from "./fault-text.ts"
import type { DecisionDraft } from "./use-decision-draft.ts"

interface DecisionFormProps<Decided> {
  about: Case
  draft: DecisionDraft
  /** All that is sent; null until everything is selected. */
  decidedWith: (reasoning: Reasoning) => Decided | null
  preview: (api: ApiClient, decided: Decided) => Promise<DecisionPreviewAnswer>
  decide: (api: ApiClient, decided: Decided) => Promise<unknown>
  words: Record<"do" | "sure" | "final" | "done" | "failed", Key>
  /** What is decided besides the fault, in words. */
  outcome?: string | null
  /** The same, to choose from. */
  children?: (isTried: boolean) => ReactNode
}

/** Final, so it is asked twice; beforehand it shows what each of the two will read. */
export function DecisionForm<Decided>(props: DecisionFormProps<Decided>) {
  const { about, draft, decidedWith, preview, decide, words, outcome, children } = props
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const { reasoning } = draft.form
  // The preview doesn't follow every key.
  const settled = JSON.parse(useSettled(JSON.stringify(reasoning))) as Reasoning
  const shown = decidedWith(settled)
  const { mutate, isPending } = useMutation({
    mutationFn: (decided: Decided) => ask((api) => decide(api, decided)),
    onSuccess: () => {
      draft.drop()
      toast.success(t(words.done))
      showResult("#decision")
    },
    onSettled: () => router.invalidate(),
    meta: { failure: words.failed },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const missing = form.current?.querySelector<HTMLElement>("[data-missing] :is(input, textarea)")
    const decided = decidedWith(reasoning)
    if (missing || !decided) return missing?.focus()
    if (isPending) return
    const fault = draft.form.fault && faultText(draft.form.fault, about, t)
    const sentences = [outcome, fault && t("admin-disputes:decide.faultOf", { who: fault })].filter(Boolean)
    const agreed = await confirm({
      title: t(words.sure),
      description: t("admin-disputes:decide.sureText"),
      children: <p className="font-semibold wrap-anywhere">{sentences.join(". ")}.</p>,
      confirmText: t(words.do),
      cancelText: t("admin-disputes:decide.keep"),
      // Final, so the focus starts on the other button.
      confirmButtonProps: { variant: "destructive" },
    })
    if (agreed) mutate(decided)
  }
  return (
    <div className="grid gap-4">
      <Card className="p-5">
        <h2 className="display text-d22">{t("admin-disputes:decide.title")}</h2>
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
          className="mt-3 grid gap-4"
        >
          {children?.(isTried)}
          <DecisionFields about={about} draft={draft} isTried={isTried} />
          <Button type="submit" size="lg" pending={isPending}>
            {t(words.do)}
          </Button>
          <p className="text-13 text-ink-2">{t(words.final)}</p>
        </form>
      </Card>
      {shown && <DecisionPreview decided={shown} read={preview} />}
    </div>
  )
}

import { placesFor, textActions, type TextPlace } from "@doable/domain/moderation/text-places"
import { createTextRuleInput } from "@doable/domain/moderation/text-rule-input"
import { ruleNameLength, wordsPerRule } from "@doable/domain/moderation/text-rule-limits"
import { useMutation } from "@tanstack/react-query"
import { useId, useState, type FormEvent } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../../ui/overlays/dialog.tsx"
import type { TextRuleRow } from "./load-text-rules.ts"
import { draftOf, payloadOf, type RuleDraft } from "./rule-rows.ts"
import { useRuleChange } from "./use-rule-change.ts"

/** Mounted while it's open. Without a rule a new one is written. */
export function RuleForm({ rule, onClose }: { rule: TextRuleRow | null; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const change = useRuleChange()
  const [draft, setDraft] = useState(() => draftOf(rule))
  const [isTried, setTried] = useState(false)
  const set = (part: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...part }))
  const payload = payloadOf(draft)
  const problems = problemsIn(payload)
  const isFit = Object.values(problems).every((isBad) => !isBad)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isFit || change.isPending) return
    const call = rule
      ? { call: updateOf(rule, payload), done: "admin-text-rules:saved" as const }
      : { call: createOf(payload), done: "admin-text-rules:added" as const }
    change.mutate(call, { onSuccess: onClose })
  }
  const toggle = (place: TextPlace) =>
    set({
      places: draft.places.includes(place)
        ? draft.places.filter((one) => one !== place)
        : [...draft.places, place],
    })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="lg"
        title={rule ? t("admin-text-rules:form.editTitle", { name: rule.name }) : t("admin-text-rules:add")}
        description={t("admin-text-rules:form.text")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={change.isPending}>
              {t("admin-text-rules:form.save")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={submit} className="flex flex-col gap-5">
          <Field
            label={t("admin-text-rules:form.name")}
            hint={t("admin-text-rules:form.nameHint")}
            error={isTried && problems.name && t("admin-text-rules:form.nameNeeded")}
          >
            <TextField
              value={draft.name}
              maxLength={ruleNameLength.max}
              onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            />
          </Field>
          <Field
            label={t("admin-text-rules:form.words")}
            hint={t("admin-text-rules:form.wordsHint")}
            error={
              isTried &&
              ((problems.words && t("admin-text-rules:form.wordsNeeded")) ||
                (problems.many && t("admin-text-rules:form.wordsMany", { count: wordsPerRule })) ||
                (problems.unfit && t("admin-text-rules:form.wordUnfit", { word: problems.unfit })))
            }
          >
            <TextArea
              rows={4}
              value={draft.words}
              onChange={({ currentTarget }) => set({ words: currentTarget.value })}
            />
          </Field>
          <Field label={t("admin-text-rules:columns.action")} group>
            <RadioGroup
              value={draft.action}
              onValueChange={(action) => set({ action })}
              options={textActions.map((value) => ({
                value,
                label: t(`admin-text-rules:actions.${value}`),
                hint: t(`admin-text-rules:form.does.${value}`),
              }))}
            />
          </Field>
          <Field
            label={t("admin-text-rules:columns.places")}
            group
            error={isTried && problems.places && t("admin-text-rules:form.placesNeeded")}
          >
            <div className="grid gap-x-6 sm:grid-cols-2">
              {placesFor(draft.action).map((place) => (
                <Checkbox
                  key={place}
                  label={t(`admin-text-rules:places.${place}`)}
                  checked={draft.places.includes(place)}
                  onChange={() => toggle(place)}
                />
              ))}
            </div>
          </Field>
          <Checkbox
            label={t("admin-text-rules:form.isActive")}
            checked={draft.isActive}
            onChange={({ currentTarget }) => set({ isActive: currentTarget.checked })}
          />
          <TryRule payload={payload} isFit={isFit} onUnfit={() => setTried(true)} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

type Payload = ReturnType<typeof payloadOf>

const updateOf =
  ({ id, updatedAt }: TextRuleRow, payload: Payload) =>
  (api: Api) =>
    api.adminTextRule.update.mutate({ id, updatedAt, payload })
const createOf = (payload: Payload) => (api: Api) => api.adminTextRule.create.mutate({ payload })
type Api = Parameters<Parameters<ReturnType<typeof useApi>>[0]>[0]

function problemsIn(payload: Payload) {
  const issues = createTextRuleInput.shape.payload.safeParse(payload).error?.issues ?? []
  const isWrong = (field: string) => issues.some(({ path }) => path[0] === field)
  const unfit = issues.find(({ path }) => path[0] === "words" && path.length > 1)
  return {
    name: isWrong("name"),
    words: payload.words.length === 0,
    many: issues.some(({ path, code }) => path.join() === "words" && code === "too_big"),
    unfit: unfit ? payload.words[Number(unfit.path[1])] : "",
    places: isWrong("places"),
  }
}

interface TryRuleProps {
  payload: Payload
  isFit: boolean
  onUnfit: () => void
}

/** Before it hides anything: what the rule would have found in what people wrote lately. */
function TryRule({ payload, isFit, onUnfit }: TryRuleProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const tried = useMutation({
    mutationFn: (given: Payload) => ask((api) => api.adminTextRule.getHits.query({ payload: given })),
    meta: { failure: "admin-text-rules:changeFailed" },
  })
  return (
    <div className="rounded-card bg-paper-2 p-4 inset-ring inset-ring-line">
      <Button
        variant="outline"
        pending={tried.isPending}
        onClick={() => (isFit ? tried.mutate(payload) : onUnfit())}
      >
        {t("admin-text-rules:form.tryIt")}
      </Button>
      <div aria-live="polite" className="mt-3 text-14">
        {tried.data ? (
          <>
            <p>{t("admin-text-rules:form.tried", { count: tried.data.hit, looked: tried.data.looked })}</p>
            <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-ink-2">
              {tried.data.samples.map(({ text, found }) => (
                <li key={text} className="wrap-anywhere">
                  <b className="font-semibold text-ink">{found}</b>: {text}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-2">{t("admin-text-rules:form.tryHint")}</p>
        )}
      </div>
    </div>
  )
}

import { contactTypes, needsProof, type ContactType } from "@doable/domain/contact/rules"
import { plainContactValue } from "@doable/domain/contact/value"
import type { Refusal } from "@doable/domain/refusal"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Checkbox } from "../ui/fields/checkbox.tsx"
import { Field } from "../ui/fields/field.tsx"
import { OptionCards } from "../ui/fields/option-cards.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"
import { fieldOf, problemOfContact, type Draft } from "./contact-problem.ts"
import { useContactsQuery, type Contact } from "./contacts-query.ts"
import { PhoneProof } from "./phone-proof.tsx"
import { refusalOf } from "../session/error-details.ts"

interface ContactFormProps {
  /** The contact to change; null makes a new one. */
  before: Contact | null
  all: Contact[]
  /** Only this type is asked for. */
  type?: ContactType
  onClose: () => void
}

export function ContactForm({ before, all, type, onClose }: ContactFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(before ?? { type: type ?? null, value: "", isPrimary: false })
  const [provenPhone, setProvenPhone] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const save = useSaveContact(before, { onClose, onRefused: setProblem })

  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }))
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const others = all.filter(({ id }) => id !== before?.id)
    const found = problemOfContact({ draft, before, others, provenPhone })
    setProblem(found)
    if (!found) save.mutate(draft)
    else form.current?.querySelector<HTMLElement>(`[data-part=${fieldOf(found)}] input`)?.focus()
  }

  const said = (field: ReturnType<typeof fieldOf>) =>
    problem && fieldOf(problem) === field && t(`refusal:${problem}`)
  const plain = draft.type && plainContactValue(draft.type, draft.value)
  const newPhone =
    draft.type === "phone" && plain && needsProof(before, { type: "phone", value: plain }) ? plain : null
  const kind = draft.type ?? "phone"

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4 py-3">
      {!type && (
        <div data-part="type">
          <Field group label={t("contacts:type.label")} error={said("type")}>
            <OptionCards
              value={draft.type}
              onValueChange={(chosen) => change({ type: chosen })}
              options={contactTypes.map((one) => ({ value: one, label: t(`contacts:type.${one}`) }))}
              columns={3}
            />
          </Field>
        </div>
      )}
      <div data-part="value">
        <Field label={t(`contacts:value.${kind}`)} error={said("value")}>
          <TextField
            type={kind === "phone" ? "tel" : kind === "email" ? "email" : "text"}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t(`contacts:placeholder.${kind}`)}
            value={draft.value}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
        </Field>
      </div>
      {newPhone && (
        <PhoneProof
          key={newPhone}
          phone={newPhone}
          isProven={provenPhone === newPhone}
          onProven={() => {
            setProvenPhone(newPhone)
            setProblem(null)
          }}
        />
      )}
      <div data-part="primary" hidden={type !== undefined}>
        <Checkbox
          label={t("contacts:makePrimary")}
          checked={draft.isPrimary}
          // Another one takes the first place; giving it up for nobody would leave the type without.
          disabled={before?.isPrimary === true && before.type === draft.type}
          error={said("primary")}
          onChange={(event) => change({ isPrimary: event.currentTarget.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={save.isPending}>
          {t(before ? "contacts:save" : "contacts:add")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("contacts:cancel")}
        </Button>
      </div>
    </form>
  )
}

interface Outcome {
  onClose: () => void
  onRefused: (refusal: Refusal | null) => void
}

function useSaveContact(before: Contact | null, { onClose, onRefused }: Outcome) {
  const { t } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = useContactsQuery()
  return useMutation({
    mutationFn: ({ type, value, isPrimary }: Draft) =>
      ask(async (api) => {
        if (!type) throw new Error("a contact without a type")
        if (before) await api.contact.update.mutate({ id: before.id, payload: { type, value, isPrimary } })
        // Left out, the first of its type comes first on its own.
        else
          await api.contact.create.mutate({ payload: { type, value, ...(isPrimary ? { isPrimary } : {}) } })
      }),
    onSuccess: () => {
      toast.success(t(before ? "contacts:updated" : "contacts:added"))
      onClose()
    },
    onError: (error) => onRefused(refusalOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    meta: { failure: before ? "contacts:updateFailed" : "contacts:addFailed" },
  })
}

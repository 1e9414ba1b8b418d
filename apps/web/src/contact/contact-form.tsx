import { phoneCodeLength } from "@doable/domain/contact/phone-code"
import { phoneReadings, typedPhone, type PhoneCountry } from "@doable/domain/contact/phone-countries"
import { contactTypes, needsProof, type ContactType } from "@doable/domain/contact/rules"
import { plainContactValue, plainPhone } from "@doable/domain/contact/value"
import type { Refusal } from "@doable/domain/refusal"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { clockText } from "../i18n/clock-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Checkbox } from "../ui/fields/checkbox.tsx"
import { Field } from "../ui/fields/field.tsx"
import { OptionCards } from "../ui/fields/option-cards.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"
import { fieldOf, problemOfContact, type Draft } from "./contact-problem.ts"
import type { Contact } from "./contacts-query.ts"
import { PhoneCountries } from "./phone-countries.tsx"
import { PhoneField } from "./phone-field.tsx"
import { PhoneProof } from "./phone-proof.tsx"
import { useContactsChanged } from "./use-contacts-changed.ts"
import { usePhoneCode } from "./use-phone-code.ts"
import { refusalOf } from "../session/error-details.ts"

interface ContactFormProps {
  /** The contact to change; null makes a new one. */
  before: Contact | null
  all: Contact[]
  /** Only this type is asked for. */
  type?: ContactType
  onClose: () => void
}

/** A new number is verified first, and saved as soon as it is: the one button says what comes next. */
export function ContactForm({ before, all, type, onClose }: ContactFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => draftOf(before, type))
  const [country, setCountry] = useState<PhoneCountry | null>(null)
  const [provenPhone, setProvenPhone] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const save = useSaveContact(before, { onClose, onRefused: setProblem })

  const readings = draft.type === "phone" ? phoneReadings(draft.value) : []
  const reading = readings.find((one) => one.country === country) ?? readings[0]
  const wanted = { ...draft, value: numberOf(draft) ?? reading?.phone ?? draft.value }
  const plain = wanted.type && plainContactValue(wanted.type, wanted.value)
  const newPhone =
    draft.type === "phone" && plain && needsProof(before, { type: "phone", value: plain }) ? plain : null
  const proof = usePhoneCode((phone) => {
    setProvenPhone(phone)
    save.mutate(wanted)
  })
  const step = stepOf({ draft, before, newPhone, provenPhone, sentTo: proof.sentTo })

  // Someone asked for this one field, so it's filled in next.
  useEffect(() => {
    if (type) form.current?.querySelector("input")?.focus()
  }, [type])

  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }))
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form may stand in a dialog over another form, which must not be sent with it.
    event.stopPropagation()
    if (save.isPending || proof.send.isPending || proof.verify.isPending) return
    const others = all.filter(({ id }) => id !== before?.id)
    const found = problemOfContact({ draft: wanted, before, others, provenPhone })
    if (found === "phone_not_verified" && newPhone) {
      setProblem(null)
      if (step === "send" && proof.secondsLeft === 0) proof.send.mutate(newPhone)
      if (step === "verify" && proof.code.length === phoneCodeLength)
        proof.verify.mutate({ phone: newPhone, code: proof.code })
      return
    }
    setProblem(found)
    if (!found) save.mutate(wanted)
    else form.current?.querySelector<HTMLElement>(`[data-part=${fieldOf(found)}] input`)?.focus()
  }

  const said = (field: ReturnType<typeof fieldOf>) =>
    problem && fieldOf(problem) === field && t(`refusal:${problem}`)
  const kind = draft.type ?? "phone"
  const writing = {
    autoCapitalize: "none",
    spellCheck: false,
    placeholder: t(`contacts:placeholder.${kind}`),
    value: draft.value,
  }

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
        <Field
          label={t(`contacts:value.${kind}`)}
          hint={newPhone && step === "send" && t("refusal:phone_not_verified")}
          error={said("value")}
        >
          {kind === "phone" ? (
            <PhoneField {...writing} onValueChange={(value) => change({ value })} />
          ) : (
            <TextField
              {...writing}
              type={kind === "email" ? "email" : "text"}
              onChange={(event) => change({ value: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      {readings.length > 1 && step === "send" && (
        <PhoneCountries readings={readings} chosen={reading?.country} onChoose={setCountry} />
      )}
      {newPhone && step === "verify" && <PhoneProof phone={newPhone} proof={proof} />}
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
        {step === "send" && (
          <Button type="submit" pending={proof.send.isPending} disabled={proof.secondsLeft > 0}>
            <span className="tabular-nums">
              {proof.secondsLeft > 0
                ? t("contacts:codeAgainIn", { time: clockText(proof.secondsLeft) })
                : t("contacts:sendCode")}
            </span>
          </Button>
        )}
        {step === "verify" && (
          <Button
            type="submit"
            pending={proof.verify.isPending}
            disabled={proof.code.length !== phoneCodeLength}
          >
            {t("contacts:verify")}
          </Button>
        )}
        {step === "save" && (
          <Button type="submit" pending={save.isPending}>
            {t(before ? "contacts:save" : "contacts:add")}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t("contacts:cancel")}
        </Button>
      </div>
    </form>
  )
}

interface StepFacts {
  draft: Draft
  before: Contact | null
  newPhone: string | null
  provenPhone: string | null
  sentTo: string | null
}

/** What the button does: a number that isn't whole yet will need its code too. */
function stepOf({ draft, before, newPhone, provenPhone, sentTo }: StepFacts): "send" | "verify" | "save" {
  if (newPhone === null) return draft.type === "phone" && before?.type !== "phone" ? "send" : "save"
  if (provenPhone === newPhone) return "save"
  return sentTo === newPhone ? "verify" : "send"
}

const numberOf = ({ type, value }: Draft) => (type === "phone" ? plainPhone(value) : null)

function draftOf(before: Contact | null, type: ContactType | undefined): Draft {
  if (!before) return { type: type ?? null, value: "", isPrimary: false }
  return { ...before, value: before.type === "phone" ? typedPhone(before.value) : before.value }
}

interface Outcome {
  onClose: () => void
  onRefused: (refusal: Refusal | null) => void
}

function useSaveContact(before: Contact | null, { onClose, onRefused }: Outcome) {
  const { t } = useTranslation()
  const ask = useApi()
  const refresh = useContactsChanged()
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
    onSettled: refresh,
    meta: { failure: before ? "contacts:updateFailed" : "contacts:addFailed" },
  })
}

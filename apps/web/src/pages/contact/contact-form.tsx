import {
  contactNameLength,
  contactTextLength,
  filesPerContactMessage,
} from "@doable/domain/contact-message/limits"
import { contactTopics } from "@doable/domain/conversation/topics"
import { Link, useRouter } from "@tanstack/react-router"
import { useRef, useState } from "react"
import type { FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { useApi } from "../../session/use-api.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { useLater } from "../../ui/layout/use-later.ts"
import { Prose } from "../content/prose.tsx"
import { useContent } from "../content/use-content.ts"
import type { ContactSearch, ContactTopic } from "./contact-search.ts"
import type { FilesFieldProps } from "./files-field.tsx"
import { contactProblems } from "./problems.ts"
import type { ContactProblems, PostedContact } from "./problems.ts"

interface ContactFormProps extends ContactSearch {
  onSent: (sent: { ticketNo: string; email: string }) => void
}

export function ContactForm({ topic, from, onSent }: ContactFormProps) {
  const { t, locale } = useTranslation()
  const characters = useCharacters()
  const { say } = useContent()
  const ask = useApi()
  const router = useRouter()
  const user = useAuth()?.user
  const form = useRef<HTMLFormElement>(null)
  const posted = usePostedForm<PostedContact>()
  const [problems, setProblems] = useState<ContactProblems>(posted?.result.problems ?? {})
  const [failure, setFailure] = useState(posted?.result.failure ?? null)
  const [isPending, setPending] = useState(false)
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isSending, setSending] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || isSending) return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    const fields = { name: text("name"), email: text("email"), text: text("text") }
    const found = contactProblems(fields)
    setProblems(found)
    setFailure(null)
    const first = (["name", "email", "text"] as const).find((field) => found[field])
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setPending(true)
    try {
      const payload = {
        ...fields,
        topic: text("topic") as ContactTopic,
        lang: locale,
        fileIds,
        source: from === "locked" ? ("account_locked" as const) : ("form" as const),
        website: text("website"),
        // Since the page was asked for: on a slow phone the form is filled in before the scripts have come.
        seconds: performance.now() / 1000,
      }
      const { ticketNo } = await ask((api) => api.contactMessage.create.mutate({ payload }))
      onSent({ ticketNo, email: fields.email })
      await router.invalidate()
    } catch (error) {
      const status = (error as { data?: { httpStatus?: number } | null }).data?.httpStatus
      setFailure(status === 429 ? "tooMany" : "failed")
      setPending(false)
    }
  }

  const wrong = (field: keyof ContactProblems, limits = { min: 0, max: 0 }) => {
    const problem = problems[field]
    const limit = problem?.endsWith("TooShort") ? limits.min : limits.max
    return problem && t(`contact:form.${problem}`, { characters: characters(limit) })
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label={t("contact:form.title")}
      className="grid gap-5"
    >
      <Field label={t("contact:form.topic")}>
        <NativeSelect
          name="topic"
          defaultValue={posted?.values["topic"] ?? topic ?? (from ? "safety" : "help")}
        >
          {contactTopics.map((one) => (
            <option key={one} value={one}>
              {t(`contact:topics.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("contact:form.name")} error={wrong("name", contactNameLength)}>
          <TextField
            name="name"
            autoComplete="name"
            required
            defaultValue={posted?.values["name"] ?? user?.name ?? ""}
          />
        </Field>
        <Field label={t("contact:form.email")} error={wrong("email")}>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={posted?.values["email"] ?? user?.email ?? ""}
          />
        </Field>
      </div>
      <Field
        label={t("contact:form.text")}
        hint={t("contact:form.textHint")}
        error={wrong("text", contactTextLength)}
      >
        <TextArea
          name="text"
          rows={6}
          limit={contactTextLength.max}
          required
          defaultValue={posted?.values["text"]}
        />
      </Field>
      <ContactFiles onValueChange={setFileIds} onBusyChange={setSending} />
      {/* Out of sight and out of the order of keys: only programs fill it in. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          {t("contact:form.trap")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <div role="alert" className="not-empty:mb-3">
          {failure && <FieldError>{t(`contact:form.${failure}`)}</FieldError>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="lg" pending={isPending || isSending}>
            {t("contact:form.send")}
          </Button>
          <Prose text={say("contact:form.kept")} className="text-13 text-ink-2" />
        </div>
      </div>
    </form>
  )
}

const load = () => import("./files-field.tsx")
const words = ["fields", "refusal"] as const

/** Files need an owner, so only logged-in people can add them; the field loads when it's opened. */
function ContactFiles(on: FilesFieldProps) {
  const { t } = useTranslation()
  const user = useAuth()?.user
  const [isWanted, setWanted] = useState(false)
  const [isLost, setLost] = useState(false)
  const later = useLater({ load, words, isWanted: isWanted && !isLost, onFailure: () => setLost(true) })
  if (!user) {
    return (
      <p className="text-14 text-ink-2">
        {t("contact:files.visitors")}{" "}
        <Link to="/signin" search={{ redirect: "/contact" }} preload={false} className="link">
          {t("contact:files.logIn")}
        </Link>
      </p>
    )
  }
  return (
    <Disclosure title={t("contact:files.add")} onToggle={() => setWanted(true)}>
      <p className="mb-3 text-14 text-ink-2">{t("contact:files.hint", { count: filesPerContactMessage })}</p>
      {isLost ? (
        <p role="alert" className="text-14 text-danger-text">
          {t("contact:files.lost")}
        </p>
      ) : later ? (
        <later.FilesField {...on} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Disclosure>
  )
}

import { lengthProblem } from "@doable/domain/text/length"
import { userNameLength } from "@doable/domain/limits"
import { useMutation } from "@tanstack/react-query"
import { Suspense, useState, type FormEvent } from "react"
import type { SignedInUser } from "../../session/auth-context.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { useApi } from "../../session/use-api.ts"
import { useKnownUser } from "../../session/use-known-user.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const NameNote = lazy(() => import("./name-note.tsx").then((module) => ({ default: module.NameNote })))

function isNotAllowed(error: unknown): boolean {
  const { data } = (error ?? {}) as { data?: { fields?: { code: string }[] | null } | null }
  return data?.fields?.some(({ code }) => code === "name_not_allowed") ?? false
}

export function PersonalInfo({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const ask = useApi()
  const know = useKnownUser()
  const [isTooLong, setTooLong] = useState(false)
  const [typed, setTyped] = useState(user.name)
  const save = useMutation({
    mutationFn: (name: string) => ask((api) => api.user.patchMe.mutate({ name })),
    onSuccess: (me) => {
      toast.success(t("account:personal.saved"))
      return know(me)
    },
    meta: { failure: "account:personal.failed" },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim()
    const isOver = lengthProblem(name, userNameLength) !== null
    setTooLong(isOver)
    if (isOver) event.currentTarget.querySelector("input")?.focus()
    else if (!save.isPending) save.mutate(name)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-3">
      <div className="flex items-start gap-2.5">
        <Field
          label={t("account:personal.name")}
          hideLabel
          error={
            (isTooLong && t("account:personal.tooLong", { characters: characters(userNameLength.max) })) ||
            (isNotAllowed(save.error) && t("account:personal.notAllowed"))
          }
          className="flex-1"
        >
          <TextField
            name="name"
            autoComplete="name"
            defaultValue={user.name}
            placeholder={t("account:personal.placeholder")}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" size="lg" pending={save.isPending}>
          {t("account:personal.save")}
        </Button>
      </div>
      {typed.trim() !== user.name && (
        <Suspense>
          <NameNote userId={user.id} name={typed.trim()} />
        </Suspense>
      )}
    </form>
  )
}

import { addNoteInput } from "@doable/domain/user/admin-input"
import { noteLength } from "@doable/domain/user/admin-limits"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState, type FormEvent } from "react"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { useApi } from "../../../session/use-api.ts"
import type { WholeUser } from "./load-users.ts"

export function UserNotes({ user, now }: { user: WholeUser; now: string }) {
  const { t } = useTranslation()
  const date = useDate()
  const ask = useApi()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState("")
  const add = useMutation({
    mutationFn: (text: string) => ask((api) => api.adminUser.addNote.mutate({ id: user.id, text })),
    onSuccess: () => {
      setTyped("")
      return queryClient.invalidateQueries({ queryKey: ["admin-user", user.id] })
    },
    meta: { failure: "admin-users:noteFailed" },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (!textProblem(addNoteInput.shape.text, text) && !add.isPending) add.mutate(text)
  }
  return (
    <>
      <form method="post" onSubmit={submit}>
        <Field label={t("admin-users:note")} hint={t("admin-users:noteHint")}>
          <TextArea
            rows={2}
            limit={noteLength}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="outline" size="sm" className="mt-3" pending={add.isPending}>
          {t("admin-users:addNote")}
        </Button>
      </form>
      <ul className="mt-3 grid gap-3">
        {user.notes.map(({ id, text, authorName, createdAt }) => (
          <li key={id} className="rounded-control bg-wall-2 px-3.5 py-2.5 text-14">
            <p lang="" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <p className="mt-1 text-13 text-ink-3">
              {authorName}, {date(createdAt, "relative", new Date(now))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useRouter } from "@tanstack/react-router"
import { useState, type FormEvent } from "react"
import { toastFailure } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Skeleton, SkeletonGroup } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { callAuth, type AuthProblem } from "../../session/person/auth-api.ts"
import { useAuth } from "../../session/use-auth.ts"
import { useConfirmItsYou } from "../second-step/use-confirm-its-you.tsx"
import { useWaysIn } from "../ways-in/use-ways-in.ts"
import { clearPersonData } from "../../session/person/clear-person-data.ts"

/** Whether there's a password to ask for is known only once the ways in are there. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation()
  const ways = useWaysIn()
  if (ways.data) return <Confirmation hasPassword={ways.data.password !== null} onCancel={onCancel} />
  return (
    <>
      {ways.isError ? (
        <ListError
          title={t("security:ways.loadFailed")}
          text={t("security:loadFailedText")}
          retrying={ways.isFetching}
          onRetry={() => void ways.refetch()}
        />
      ) : (
        <SkeletonGroup className="max-w-[420px]">
          <Skeleton className="h-18" />
        </SkeletonGroup>
      )}
      <Button variant="ghost" className="mt-4" onClick={onCancel}>
        {t("account:delete.cancel")}
      </Button>
    </>
  )
}

interface ConfirmationProps {
  hasPassword: boolean
  onCancel: () => void
}

function Confirmation({ hasPassword, onCancel }: ConfirmationProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [problem, setProblem] = useState<"required" | "wrong" | null>(null)
  const [pending, setPending] = useState(false)
  const itsYou = useConfirmItsYou()
  const userId = useAuth()?.user?.id

  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const password = String(new FormData(form).get("password") ?? "")
    const isMissing = hasPassword && !password
    setProblem(isMissing ? "required" : null)
    if (isMissing) {
      form.querySelector("input")?.focus()
      return
    }
    setPending(true)
    const { serverUrl } = router.options.context.config
    const answer = await itsYou.withRecent(() =>
      callAuth(serverUrl, "/delete-user", hasPassword ? { password, userId } : { userId }),
    )
    if (answer?.ok) {
      await clearPersonData(router, "/")
      toast.success(t("account:delete.done"))
      return
    }
    setPending(false)
    if (!answer) return
    if (isWrongPassword(answer)) {
      setProblem("wrong")
      form.querySelector("input")?.focus()
    } else if (answer.status === 429) toast.error(t("account:tooMany"))
    else {
      await toastFailure(router.options.context, { data: { refusal: answer.code } }, "account:delete.failed")
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void remove(event)} className="max-w-[420px]">
      {hasPassword ? (
        <Field label={t("account:delete.password")} error={problem && t(`account:delete.${problem}`)}>
          <PasswordField
            name="password"
            autoComplete="current-password"
            ref={focusAtFirst}
            onInput={() => setProblem(null)}
          />
        </Field>
      ) : (
        <p className="font-semibold">{t("account:delete.sure")}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" variant="destructive" pending={pending}>
          {t("account:delete.confirm")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("account:delete.cancel")}
        </Button>
      </div>
      {itsYou.dialog}
    </form>
  )
}

/** The press that opened the form means this field. */
function focusAtFirst(input: HTMLInputElement | null) {
  input?.focus()
}

function isWrongPassword({ code }: AuthProblem) {
  return code === "password_wrong" || code === "INVALID_PASSWORD"
}

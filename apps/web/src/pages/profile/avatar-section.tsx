import { maxFileBytes, pictureTypes } from "@doable/domain/file/rules"
import { useMutation } from "@tanstack/react-query"
import { Upload, X } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import type { SignedInUser } from "../../session/auth-context.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { displayName } from "../../account/account-name.tsx"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { useApi } from "../../session/use-api.ts"
import { useChangeAvatar } from "./use-change-avatar.ts"
import { useKnownUser } from "../../session/use-known-user.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const AvatarCropper = lazy(() =>
  import("./avatar-cropper.tsx").then((module) => ({ default: module.AvatarCropper })),
)

export function AvatarSection({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  const ask = useApi()
  const know = useKnownUser()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const { change, isPending } = useChangeAvatar()
  const remove = useMutation({
    mutationFn: () => ask((api) => api.user.patchMe.mutate({ image: null })),
    onSuccess: know,
    meta: { failure: "account:personal.failed" },
  })

  const take = (file: File | undefined) => {
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = ""
    if (!file) return
    const problem = problemOf(file)
    if (!problem) return setChosen(file)
    const reason = t(`account:avatar.problem.${problem}`)
    toast.error(t("account:avatar.error"), {
      description: t("account:avatar.errorText", { name: file.name, reason }),
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={displayName(user)} image={user.image} size="xl" />
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(",")}
        aria-label={t("account:avatar.choose")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Button variant="outline" icon={Upload} pending={isPending} onClick={() => input.current?.click()}>
        {t("account:avatar.choose")}
      </Button>
      {user.image && (
        <Button variant="ghost" icon={X} pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("account:avatar.remove")}
        </Button>
      )}
      {chosen && (
        <Suspense>
          <AvatarCropper
            file={chosen}
            onCancel={() => setChosen(null)}
            onCropped={(picture) => {
              setChosen(null)
              void change(picture, chosen.name)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function problemOf(file: File): "type" | "size" | null {
  if (!pictureTypes.some((type) => type === file.type)) return "type"
  return file.size > maxFileBytes ? "size" : null
}

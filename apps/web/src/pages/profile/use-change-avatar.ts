import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { reasonOf, toastFailure } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { useApi } from "../../session/use-api.ts"
import { useKnownUser } from "../../session/use-known-user.ts"

/** Uploads the picture, asks for its address, and makes it the person's own. Every step says what went wrong. */
export function useChangeAvatar() {
  const { t } = useTranslation()
  const { context } = useRouter().options
  const ask = useApi()
  const know = useKnownUser()
  const [isPending, setPending] = useState(false)

  const uploaded = async (picture: Blob, name: string) => {
    const fail = (reason: string) => {
      toast.error(t("account:avatar.error"), { description: t("account:avatar.errorText", { name, reason }) })
      return null
    }
    const code = await import("../../file/upload-file.ts").catch(() => null)
    if (!code) return fail(t("account:avatar.problem.failed"))
    try {
      return await ask((api) => code.uploadFile(api, picture, { name, isPublic: true, purpose: "avatar" }))
    } catch (error) {
      const isTransfer = error instanceof code.UploadFailed
      return fail(isTransfer ? t("account:avatar.problem.failed") : await reasonOf(context.i18n, error))
    }
  }

  const addressOf = async (id: string) => {
    try {
      return (await ask((api) => api.publicFile.getPreviewUrl.query({ id }))).url
    } catch {
      toast.error(t("account:avatar.urlFailed"))
      return null
    }
  }

  const change = async (picture: Blob, name: string) => {
    setPending(true)
    try {
      const file = await uploaded(picture, name)
      const image = file && (await addressOf(file.id))
      if (!image) return
      await know(await ask((api) => api.user.patchMe.mutate({ image })))
      const description = t("account:avatar.successText", { count: 1 })
      toast.success(t("account:avatar.success"), { description })
    } catch (error) {
      await toastFailure(context, error, "account:personal.failed")
    } finally {
      setPending(false)
    }
  }
  return { change, isPending }
}

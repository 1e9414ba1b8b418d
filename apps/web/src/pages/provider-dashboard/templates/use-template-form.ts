import { eachGap, nameGaps, storeGaps } from "@doable/domain/offer/template/placeholders"
import { useMutation } from "@tanstack/react-query"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { focusField, unreadPaths } from "../../../blocks/draft/focus-field.ts"
import { useTranslation, type Translate } from "../../../i18n/use-translation.ts"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"
import { useApi } from "../../../session/use-api.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { showResult } from "../../../ui/focus/show-result.ts"
import { confirm } from "../../../ui/overlays/confirm.ts"
import {
  formOf,
  payloadOf,
  problemsOf,
  templateCopies,
  type TemplateField,
  type TemplateForm,
} from "./template-form.ts"

const gapNames = (t: Translate) => eachGap((one) => t(`provider-dashboard:templates.gap.${one}`))

/** The template on the page, kept by this browser until it is saved. */
export function useTemplateForm(template: OfferTemplate | null) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const navigate = useNavigate()
  const userId = useAuth()?.user?.id ?? ""
  const names = gapNames(t)
  const copyName = template?.id ?? "new"
  const [form, setForm] = useState(() => formOf(template, names, locale))
  const [isKept, setKept] = useState(false)
  const [isTried, setTried] = useState(false)
  useEffect(() => {
    const copy = templateCopies.find(copyName, userId)
    if (!copy) return
    setForm({ ...copy.form, text: nameGaps(copy.form.text, gapNames(t)) })
    setKept(true)
  }, [copyName, userId, t])
  const problems = problemsOf(form)

  const edit = (part: Partial<TemplateForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setKept(true)
    // With the gaps as they're stored: the page may be read in another language next time.
    const kept = { ...next, text: storeGaps(next.text, names) }
    templateCopies.keep(copyName, { userId, base: null, form: kept })
  }
  const forget = () => {
    templateCopies.drop(copyName)
    setKept(false)
    setTried(false)
  }
  /** The form there is another one: its heading gets the focus. */
  const goTo = async (id: string | undefined) => {
    await navigate({ to: "/providers/dashboard", search: { tab: "templates", template: id }, replace: true })
    await router.invalidate()
    if (id !== template?.id) showResult("main h1")
  }
  const save = useMutation({
    mutationFn: () => {
      const { text, ...rest } = payloadOf(form, names, locale)
      // A text that nobody touched stays in the language it was written in.
      const payload = { ...rest, text, lang: template?.text === text ? template.lang : locale }
      return ask(({ offerTemplate }) =>
        template
          ? offerTemplate.update.mutate({ id: template.id, payload })
          : offerTemplate.create.mutate({ payload }),
      )
    },
    onSuccess: async ({ id }) => {
      forget()
      await goTo(id)
      toast.success(t("provider-dashboard:templates.saved"))
    },
    meta: { failure: "provider-dashboard:templates.saveFailed" },
  })
  const remove = useMutation({
    mutationFn: (id: string) => ask((api) => api.offerTemplate.delete.mutate({ id })),
    onSuccess: async () => {
      forget()
      await goTo(undefined)
      toast.success(t("provider-dashboard:templates.deleted"))
    },
    meta: { failure: "provider-dashboard:templates.deleteFailed" },
  })
  const isPending = save.isPending || remove.isPending
  return {
    form,
    names,
    edit,
    isKept,
    isPending,
    isSaving: save.isPending,
    isWrong: (field: TemplateField) => isTried && problems.includes(field),
    send: (element: HTMLFormElement) => {
      setTried(true)
      const wrong = [...problems, ...unreadPaths(element)]
      if (wrong.length > 0) focusField(element, wrong)
      else if (!isPending) save.mutate()
    },
    discard: () => {
      forget()
      setForm(formOf(template, names, locale))
    },
    remove: async () => {
      if (!template || isPending) return
      const isSure = await confirm({
        title: t("provider-dashboard:templates.askDelete", { name: template.name }),
        description: t("provider-dashboard:templates.deleteText"),
        confirmText: t("provider-dashboard:templates.delete"),
        confirmButtonProps: { variant: "destructive" },
      })
      if (isSure) remove.mutate(template.id)
    },
  }
}

export type TemplateState = ReturnType<typeof useTemplateForm>

import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import { focusField, unreadPaths } from "../../../blocks/draft/focus-field.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { useRefreshTask } from "../../../task/use-live-task.ts"
import { showResult } from "../../../ui/focus/show-result.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { noteOccasion } from "../../../push/occasion.ts"
import { useApi } from "../../../session/use-api.ts"
import {
  emptyOffer,
  formOfEarlier,
  formOfOffer,
  offerCopies,
  problemsOf,
  termsOf,
  type OfferForm,
} from "./form.ts"
import type { OwnOffer } from "../../../session/answers/offer-answers.ts"
import { offerValidDays } from "@doable/domain/offer/limits"
import { localCopies } from "../../../blocks/draft/local-copies.ts"

/** The offer on the page, kept by this browser until it is sent. */
export function useOfferForm({ task, mine, now }: TaskPageData, edited: OwnOffer | null) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const navigate = useNavigate()
  const refresh = useRefreshTask()
  const userId = useAuth()?.user?.id ?? ""
  // A change is kept beside the very version that it changes.
  const copyName = edited ? `${edited.id}-${edited.version}` : task.id
  const start = (): OfferForm => {
    if (edited) return formOfOffer(edited, locale)
    return mine ? formOfEarlier(mine, task.currency, locale, now) : emptyOffer
  }
  const isNew = !edited && !mine
  const [form, setForm] = useState(start)
  const [isKept, setKept] = useState(false)
  const [isTried, setTried] = useState(false)
  useEffect(() => {
    const copy = offerCopies.find(copyName, userId)
    if (copy) {
      setForm({ ...emptyOffer, ...copy.form })
      setKept(true)
    } else if (isNew) setForm((form) => ({ ...form, ...lastOffer(userId) }))
  }, [copyName, userId, isNew])

  const { currency } = task
  const budgetMin = task.budgetMin?.amount ?? null
  const budget = useMemo(() => ({ currency, budgetMin }), [currency, budgetMin])
  const problems = problemsOf(form, budget, new Date(now))

  const edit = (part: Partial<OfferForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setKept(true)
    offerCopies.keep(copyName, { userId, base: null, form: next })
  }
  const backToTask = () =>
    navigate({ to: "/tasks/$taskId", params: { taskId: task.id }, search: {}, replace: true })
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const payload = termsOf(form, budget, locale)
      const { version: taskVersion } = task
      return ask((api) =>
        edited
          ? api.offer.update.mutate({ id: edited.id, version: edited.version, taskVersion, payload })
          : api.offer.create.mutate({
              payload: { taskId: task.id, taskVersion, templateId: form.templateId, ...payload },
            }),
      )
    },
    onSuccess: async () => {
      offerCopies.drop(copyName)
      keepLastOffer(userId, form)
      if (!edited) noteOccasion("offer")
      await refresh()
      await backToTask()
      showResult("#my-offer-title")
      toast.success(t(edited ? "offer:changed" : "offer:sent"))
    },
    // What has changed in the meantime is on the page before it is sent again.
    onError: () => refresh(),
    meta: { failure: edited ? "offer:changeFailed" : "offer:sendFailed" },
  })
  return {
    form,
    edit,
    budget,
    isKept,
    isPending,
    /** Told once someone has tried to send it. */
    problemOf: (path: string) => (isTried ? (problems.get(path) ?? null) : null),
    send: (element: HTMLFormElement) => {
      setTried(true)
      const wrong = [...problems.keys(), ...unreadPaths(element)]
      if (wrong.length > 0) focusField(element, wrong)
      else if (!isPending) mutate()
    },
    cancel: () => void backToTask(),
    discard: () => {
      offerCopies.drop(copyName)
      setForm(isNew ? { ...start(), ...lastOffer(userId) } : start())
      setKept(false)
      setTried(false)
    },
  }
}

export type OfferEditor = ReturnType<typeof useOfferForm>

/** What a doer promises in one offer after another, kept by this browser: how long it's valid, and the warranty. */
type Last = Pick<OfferForm, "validDays" | "warranty">

const copies = localCopies<Last>("doable-last-", ({ validDays = 0, warranty }) => {
  const { min, max } = offerValidDays
  return typeof warranty === "string" && Number.isInteger(validDays) && validDays >= min && validDays <= max
})

function keepLastOffer(userId: string, { validDays, warranty }: OfferForm) {
  copies.keep("offer", { userId, base: null, form: { validDays, warranty } })
}

/** Nothing of another person: two people may share a browser. */
function lastOffer(userId: string): Partial<Last> {
  return copies.find("offer", userId)?.form ?? {}
}

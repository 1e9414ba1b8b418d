import { dayOf } from "@doable/domain/time/market-day"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import type { CategoryBranch } from "../../../category/category-queries.ts"
import { createDraftSync, type Saved } from "../../../blocks/draft/draft-sync.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { useApi } from "../../../session/use-api.ts"
import type { ProviderData } from "../../../session/answers/provider-answers.ts"
import { placeQuery, useChosenPlace } from "../../create-task/draft/chosen-queries.ts"
import { failureOf, fieldsOf } from "./failure-of.ts"
import { payloadOf, providerUnits, type ProviderForm, type Unit } from "./form.ts"
import { savedOfProvider } from "./form-of-provider.ts"
import type { Problem } from "./problems.ts"
import type { ProviderFormState, ShownPicture } from "./provider-form-context.ts"
import { useProblems } from "../../../blocks/draft/use-problems.ts"
import { useRules } from "../../../blocks/draft/use-rules.ts"

const loadRules = () => import("./problems.ts")

interface EditorOptions {
  /** The profile as the server has it; null starts a new one. */
  provider: ProviderData | null
  form: ProviderForm
  blank: ProviderForm
  isAutomatic: boolean
  branches: readonly CategoryBranch[]
  /** From the loader, so that server and browser mean the same day. */
  now: Date
}

export const myProviderKey = ["my-provider"] as const
const none: readonly Problem[] = []

/** A profile with its rules and its copy on the server: the wizard and the page of edits both stand on it. */
export function useProviderEditor(options: EditorOptions) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const user = useAuth()?.user ?? null
  const [pictures, setPictures] = useState<readonly ShownPicture[]>(() => picturesOf(options.provider))
  const [isUploading, setUploading] = useState(false)
  const learn = useCallback((more: readonly ShownPicture[]) => {
    setPictures((known) => [
      ...known.filter((one) => more.every(({ fileId }) => fileId !== one.fileId)),
      ...more,
    ])
  }, [])

  const [draftSync] = useState(() => {
    const takeAnswer = (provider: ProviderData): Saved<ProviderForm> => {
      learn(picturesOf(provider))
      queryClient.setQueryData(myProviderKey, provider)
      return savedOfProvider(provider)
    }
    return createDraftSync<ProviderForm, Unit>({
      units: providerUnits,
      form: options.form,
      blank: options.blank,
      saved: options.provider && savedOfProvider(options.provider),
      isAutomatic: options.isAutomatic,
      failureOf,
      save: (form, units, saved) =>
        ask(async (api) => {
          const payload = payloadOf(form, units)
          if (!saved) return takeAnswer(await api.provider.create.mutate({ payload }))
          const { id, version } = saved
          return takeAnswer(await api.provider.update.mutate({ id, version, payload }))
        }),
      load: () =>
        ask(async (api) => {
          const mine = await api.provider.getMy.query()
          if (!mine) throw new Error("the profile is gone")
          return takeAnswer(mine)
        }),
    })
  })
  const state = useSyncExternalStore(draftSync.subscribe, draftSync.get, draftSync.get)
  useEffect(() => draftSync.stop, [draftSync])

  const { form } = state
  const place = useChosenPlace(form.placeId)
  const known = useMemo(
    () => ({ hasAvatar: Boolean(user?.image), today: dayOf(options.now) }),
    [user?.image, options.now],
  )
  const { rules, learn: learnRules } = useRules(loadRules)
  const [unread, setUnread] = useState<string | null>(null)
  // A press on "Continue" takes the keyboard from the field and asks right away, before the page is drawn again.
  const latestUnread = useRef<string | null>(null)
  const hasRateText = useRef(false)
  const problems = useMemo(
    () => (rules ? withUnread(rules.problemsOf(form, known), unread, form) : none),
    [rules, form, known, unread],
  )
  const wordsOf = (problem: Problem) => rules?.problemWords(problem, form, t, locale) ?? ""
  const { errorOf, mask, leave, touch, show, tell } = useProblems({
    problems,
    rules,
    learnRules,
    wordsOf,
    refusal: state.refusal,
    fieldsOf,
    fieldOfPath,
  })

  const change = (part: Partial<ProviderForm>) => {
    touch(Object.keys(part))
    draftSync.change(part)
  }
  const context: ProviderFormState = {
    form,
    change,
    errorOf,
    mask,
    leave,
    unreadPlace: form.placeId === null ? unread : null,
    setUnreadPlace: (text) => {
      latestUnread.current = text
      setUnread(text)
    },
    noteRateText: useCallback((hasText: boolean) => {
      hasRateText.current = hasText
    }, []),
    place,
    choosePlace: (chosen) => {
      if (chosen) queryClient.setQueryData(placeQuery(ask, chosen.id).queryKey, chosen)
      change({ placeId: chosen?.id ?? null })
    },
    pictures,
    learnPicture: useCallback((picture: ShownPicture) => learn([picture]), [learn]),
    setUploading,
    revision: state.revision,
    today: known.today,
    user,
    checked: options.provider?.own?.checked ?? null,
    branches: options.branches,
    providerId: state.saved?.id ?? null,
    begin: async () => {
      await draftSync.flush()
      return draftSync.get().saved?.id ?? null
    },
  }
  return {
    draftSync,
    state,
    context,
    problems,
    wordsOf,
    /** What is wrong now, also when the rules are still on their way. */
    findProblems: async () => {
      const { problemsOf } = await learnRules()
      const now = draftSync.get().form
      const isRateUnclear = hasRateText.current && now.hourlyAmount === null
      return [
        ...withUnread(problemsOf(now, known), latestUnread.current, now),
        // No price at all would be fine, but someone has written something; the field explains it.
        ...(isRateUnclear ? [{ path: "hourlyRate", code: "amount_unclear" }] : []),
      ]
    },
    learnRules,
    isUploading,
    show,
    tell,
  }
}

/** Don't say "choose a town" to someone who has just typed one. */
function withUnread(found: readonly Problem[], text: string | null, { placeId, mode }: ProviderForm) {
  if (!text || placeId !== null || mode === null || mode === "remote") return found
  return found.map((one) => (one.path === "placeId" ? { path: "placeId", code: "place_unknown", text } : one))
}

const fieldByPath: Record<string, string> = { hourlyRate: "hourlyAmount" }

/** "availability.weekly.mon" is written by `weekly`: a change of it mends what was said about it. */
function fieldOfPath(path: string): string {
  const [first = "", second] = path.split(".")
  if (first === "availability") return second ?? "weekly"
  return fieldByPath[first] ?? first
}

function picturesOf(provider: ProviderData | null): ShownPicture[] {
  if (!provider) return []
  const cover = provider.own?.coverFileId
  return [
    ...provider.portfolio.map(({ fileId, url }) => ({ fileId, url })),
    ...(cover && provider.coverUrl ? [{ fileId: cover, url: provider.coverUrl }] : []),
  ]
}

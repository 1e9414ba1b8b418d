import type { Locale } from "@doable/domain/locale"
import { percentText } from "@doable/words/format"
import { attemptsPerApplication } from "@doable/domain/provider/application/limits"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useCallback, useRef, useState } from "react"
import { AddPhone } from "../../contact/add-phone.tsx"
import { useTranslation, type Translate } from "../../i18n/use-translation.ts"
import { ManageProfileLink } from "../../provider/own-profile-links.tsx"
import { useApi } from "../../session/use-api.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { DocumentFields } from "./document-fields.tsx"
import type { Application, Trade } from "./load-applications.ts"
import { useApplicationSaver } from "./use-application-saver.ts"
import type { SaveState } from "./use-application-saver.ts"
import { WhoFields } from "./who-fields.tsx"
import { WorkFields } from "./work-fields.tsx"

interface ApplicationFormProps {
  application: Application
  trades: Trade[]
  /** It was changed elsewhere: the newer version is to be shown. */
  onConflict: () => void
}

/** Keeps itself while it is filled in; what is missing is said at the fields once someone wants to send it. */
export function ApplicationForm({ application, trades, onConflict }: ApplicationFormProps) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const ask = useApi()
  const root = useRef<HTMLFormElement>(null)
  const [isStrict, setStrict] = useState(application.status === "changes_requested")
  const [busy, setBusy] = useState<Record<string, boolean>>({})
  const { form, change, flush, problems, state } = useApplicationSaver(application, onConflict)
  const isUploading = Object.values(busy).some(Boolean)

  const wordsAt = useCallback(
    (path: string): string | undefined => {
      const found = isStrict ? problems.find((problem) => problem.path === path) : undefined
      return found && problemText(found, { t, locale })
    },
    [isStrict, problems, t, locale],
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await flush())) return false
      await ask((api) => api.providerApplication.submit.mutate({ id: application.id }))
      return true
    },
    onSuccess: async (isSent) => {
      if (!isSent) return
      await router.invalidate()
      toast.success(t("provider-application:form.sent"))
    },
    meta: { failure: "provider-application:form.sendFailed" },
  })
  const send = async () => {
    setStrict(true)
    if (!(await flush())) return
    const wrong = () => root.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-missing]")
    // The fields say what is missing after the next drawing.
    requestAnimationFrame(() => requestAnimationFrame(() => (wrong() ? wrong()?.focus() : mutate())))
  }
  const shared = { form, change, wordsAt }
  const uploads = {
    documents: application.documents,
    onBusyChange: (name: string) => (isBusy: boolean) => setBusy((before) => ({ ...before, [name]: isBusy })),
  }
  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-6"
    >
      <Card className="p-6 md:p-7">
        <WhoFields {...shared} />
      </Card>
      <Card className="p-6 md:p-7">
        <DocumentFields {...shared} {...uploads} />
      </Card>
      <Card className="p-6 md:p-7">
        <WorkFields {...shared} {...uploads} trades={trades} />
      </Card>
      <Card className="grid gap-4 p-6 md:p-7">
        <BeforeSending problems={problems} />
        <Checkbox
          label={t("provider-application:form.consent")}
          checked={form.consent}
          error={wordsAt("consent")}
          onChange={(event) => change({ consent: event.currentTarget.checked })}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant="cta"
            size="cta"
            pending={isPending}
            disabled={isUploading}
            hint={isUploading ? t("provider-application:form.uploading") : undefined}
          >
            {t(`provider-application:form.${application.status === "draft" ? "send" : "sendAgain"}`)}
          </Button>
          <SaveNote state={state} />
          {application.status === "changes_requested" && (
            <span className="text-14 text-ink-2">
              {t("provider-application:form.attempt", {
                attempt: application.attempt + 1,
                max: attemptsPerApplication,
              })}
            </span>
          )}
        </div>
        {isStrict && problems.length > 0 && (
          <p role="status" className="text-14 text-danger-text">
            {t("provider-application:form.missing", { count: problems.length })}
          </p>
        )}
      </Card>
    </form>
  )
}

function SaveNote({ state }: { state: SaveState }) {
  const { t } = useTranslation()
  const words = { idle: "", saving: "saving", saved: "saved", failed: "notSaved" } as const
  const key = words[state]
  return (
    <span role="status" className="text-14 text-ink-2">
      {key && t(`provider-application:form.${key}`)}
    </span>
  )
}

/** What is mended elsewhere: a number in the account, a fuller profile. */
function BeforeSending({ problems }: Pick<Application, "problems">) {
  const { t, locale } = useTranslation()
  const elsewhere = problems.filter(({ path }) => path === "phone" || path === "profile")
  if (elsewhere.length === 0) return null
  return (
    <section className="rounded-panel bg-warn-soft p-4 text-warn-text">
      <h3 className="flex items-center gap-2 font-semibold">
        <TriangleAlert size={18} strokeWidth={1.9} aria-hidden="true" />
        {t("provider-application:before")}
      </h3>
      <ul className="mt-1.5 grid gap-1.5">
        {elsewhere.map((problem) => (
          <li key={problem.code} data-missing tabIndex={-1}>
            {problemText(problem, { t, locale })}{" "}
            {problem.path === "phone" ? (
              <AddPhone className="font-semibold underline">{t("provider-application:toPhone")}</AddPhone>
            ) : (
              <ManageProfileLink className="font-semibold underline">
                {t("provider-application:toProfile")}
              </ManageProfileLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Problem = Application["problems"][number]

/** Of a profile's completeness the least share is named, of everything else the least number. */
function problemText({ code, min = 0 }: Problem, { t, locale }: { t: Translate; locale: Locale }): string {
  return t(`provider-application:problem.${code}`, {
    min: code === "profile_incomplete" ? percentText(min / 100, locale) : min,
  })
}

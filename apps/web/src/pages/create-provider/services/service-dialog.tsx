import { priceLimitText } from "../../../blocks/text/market-text.ts"
import type { Locale } from "@doable/domain/locale"
import type { Key } from "@doable/words/keys"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState } from "react"
import type { FormEvent } from "react"
import { focusField } from "../../../blocks/draft/focus-field.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { characters } from "../../../i18n/characters.ts"
import type { Translate } from "../../../i18n/use-translation.ts"
import type { ServiceData } from "../../../session/answers/provider-answers.ts"
import { reasonOf } from "../../../session/toast-failure.ts"
import { useApi } from "../../../session/use-api.ts"
import { FieldError } from "../../../ui/fields/field.tsx"
import type { Currency } from "../../../ui/fields/money-text.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { fieldsOf, refusalOf } from "../draft/failure-of.ts"
import { useProviderForm } from "../draft/provider-form-context.ts"
import { ServiceFields } from "./service-fields.tsx"
import {
  blankService,
  formOfService,
  payloadOfService,
  problemsOfService,
  serviceCopies,
} from "./service-form.ts"
import type { ServiceForm, ServiceProblem } from "./service-form.ts"

interface ServiceDialogProps {
  /** Null writes a new one. */
  service: ServiceData | null
  onClose: () => void
  onSaved: (service: ServiceData) => void
  /** Another window has changed it: answers with the newest version. */
  onStale: () => Promise<ServiceData | null>
}

export function ServiceDialog({ service, onClose, onSaved, onStale }: ServiceDialogProps) {
  const { t, locale } = useTranslation()
  const { i18n } = useRouter().options.context
  const ask = useApi()
  const box = useRef<HTMLFormElement>(null)
  const profile = useProviderForm()
  const userId = profile.user?.id ?? ""
  const copyName = service?.id ?? "new"
  const [first] = useState(() =>
    service
      ? formOfService(service)
      : blankService(profile.form.categoryIds[0] ?? "", profile.form.lang, profile.form.currency),
  )
  const [form, setForm] = useState<ServiceForm>(() => serviceCopies.find(copyName, userId)?.form ?? first)
  const [seen, setSeen] = useState(service?.updatedAt)
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set())
  const [told, setTold] = useState<readonly ServiceProblem[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const problems = problemsOfService(form)

  const change = (part: Partial<ServiceForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setTold([])
    serviceCopies.keep(copyName, { userId, base: null, form: next })
  }
  const errorOf = (path: string) => {
    const problem =
      problems.find((one) => one.path === path && (shown.has(path) || one.code.includes("too_long"))) ??
      told.find((one) => one.path === path)
    return problem && serviceProblemWords(problem, form.currency, { t, locale })
  }
  const close = async () => {
    const isChanged = JSON.stringify(form) !== JSON.stringify(first)
    const isMeant =
      !isChanged ||
      (await confirm({
        title: t("provider-manage:service.leave.title"),
        description: t("provider-manage:service.leave.text"),
        confirmText: t("provider-manage:service.leave.confirm"),
        cancelText: t("provider-manage:service.leave.cancel"),
        confirmButtonProps: { variant: "destructive" },
      }))
    if (!isMeant) return
    serviceCopies.drop(copyName)
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside the form of the profile, which must not be sent with it.
    event.stopPropagation()
    if (isSaving || isUploading) return
    setRefusal(null)
    setShown(new Set([...shown, ...problems.map(({ path }) => path)]))
    if (problems[0]) return focusField(box.current, [problems[0].path])
    setSaving(true)
    try {
      const payload = payloadOfService(form)
      const saved = await ask((api) =>
        service
          ? api.providerService.update.mutate({ id: service.id, payload, seen })
          : api.providerService.create.mutate({ payload }),
      )
      serviceCopies.drop(copyName)
      onSaved(saved)
    } catch (error) {
      if (refusalOf(error) === "service_changed_elsewhere") setSeen((await onStale())?.updatedAt)
      const fields = fieldsOf(error) as ServiceProblem[]
      setTold(fields)
      setRefusal(await reasonOf(i18n, error))
      if (fields[0]) focusField(box.current, [fields[0].path])
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && void close()}>
      <DialogContent
        size="lg"
        title={t(service ? "provider-manage:service.edit" : "provider-manage:service.new")}
        description={t("provider-manage:service.lead")}
        footer={
          <>
            <Button variant="ghost" onClick={() => void close()}>
              {t("provider-manage:service.cancel")}
            </Button>
            <Button type="submit" form="service-form" pending={isSaving || isUploading}>
              {t("provider-manage:service.save")}
            </Button>
          </>
        }
      >
        <form
          id="service-form"
          ref={box}
          method="post"
          noValidate
          onSubmit={(event) => void save(event)}
          className="grid gap-6"
        >
          <ServiceFields
            form={form}
            change={change}
            errorOf={errorOf}
            leave={(path) => setShown((before) => new Set([...before, path]))}
            pictures={service?.files ?? []}
            onBusyChange={setUploading}
          />
          <div role="alert" className="empty:hidden">
            {refusal && <FieldError>{refusal}</FieldError>}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

export function serviceProblemWords(
  { code, min, max }: ServiceProblem,
  currency: Currency,
  say: { t: Translate; locale: Locale },
): string {
  const isMoney = code.startsWith("amount_")
  const bound = (value: number | undefined) => {
    if (value === undefined) return ""
    return isMoney ? priceLimitText({ amount: value, currency }, say) : value
  }
  const count = min ?? max ?? 0
  const words = say.t(`provider-manage:serviceProblem.${code}` as Key, {
    min: bound(min),
    max: bound(max),
    count,
    characters: characters(say, count),
  })
  return words === `serviceProblem.${code}` ? say.t("provider-manage:serviceProblem.unknown") : words
}

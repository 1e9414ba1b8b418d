import { Link } from "@tanstack/react-router"
import { ArrowLeft, Check, Hourglass, Printer } from "lucide-react"
import { AnswerButtons } from "../../deal/answer-buttons.tsx"
import { VersionsTable, type VersionColumn } from "../../deal/versions-table.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { firstName, startText } from "../../offer/offer-words.ts"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { useLiveTask } from "../../task/use-live-task.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import type { AgreementData } from "./load-agreement.ts"

type Version = Assignment["versions"][number]

/** What the two agreed on, version by version, and what it would be if a request is accepted. They see the same page. */
export function AgreementPage({ data }: { data: AgreementData }) {
  const { t, locale } = useTranslation()
  const { taskId, hire, other, isOwner, asked } = data
  const name = firstName(other.name)
  useLiveTask(taskId)
  const { versions, agreement } = hire
  const newest = versions.at(-1)
  const isInForce = (version: Version) => version === newest && (hire.outcome ?? "completed") === "completed"
  const columns: VersionColumn[] = versions.map((version) => ({
    ...version,
    key: String(version.version),
    note: version.request?.note ?? null,
    head: <VersionHead version={version} how={howOf(version)} isInForce={isInForce(version)} />,
    ...(isInForce(version) && { tone: "inForce" as const }),
  }))
  if (newest) for (const request of asked) columns.push(columnOf(request, newest))
  const where = [agreement.place?.name[locale], agreement.address].filter(Boolean).join(", ")
  const unchanged = [where || t("task:remote"), t(`offer:hire.pay.${agreement.paymentMethod}`)]
  return (
    <div className="mx-auto page max-w-[1240px] pt-3 pb-20">
      <Link
        to="/tasks/$taskId"
        params={{ taskId }}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-14 text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
        <span lang="" className="truncate">
          {agreement.title}
        </span>
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="display text-d28 md:text-d36">{t("agreement:title")}</h1>
          <p className="mt-1 text-ink-2">{t("agreement:lead", { name })}</p>
        </div>
        <Button variant="outline" icon={Printer} className="print:hidden" onClick={() => window.print()}>
          {t("agreement:print")}
        </Button>
      </div>
      <Card className="mt-5 overflow-hidden outline-none" tabIndex={-1} data-result>
        <VersionsTable columns={columns} unchanged={unchanged.map((part) => `${part}.`).join(" ")} />
      </Card>
    </div>
  )

  function howOf({ request, isFromDispute }: Version): string {
    if (isFromDispute) return t("agreement:dispute")
    if (!request) return t("agreement:hire")
    const isMine = request.bySide === (isOwner ? "owner" : "doer")
    return t(isMine ? "agreement:youAsked" : "agreement:theyAsked", { name })
  }

  function columnOf(request: ChangeRequest, base: Version): VersionColumn {
    const { id, note, asked: terms } = request
    return {
      key: id,
      price: terms.price ?? base.price,
      materialsCost: base.materialsCost,
      scheduledAt: terms.scheduledAt ?? base.scheduledAt,
      included: terms.included ?? base.included,
      scopeText: terms.scopeText ?? base.scopeText,
      note,
      tone: "asked",
      head: <AskedHead request={request} name={name} />,
      foot: <AnswerButtons request={request} name={name} isOwner={isOwner} />,
    }
  }
}

interface VersionHeadProps {
  version: Version
  how: string
  isInForce: boolean
}

function VersionHead({ version: { version, agreedAt }, how, isInForce }: VersionHeadProps) {
  const { t, locale } = useTranslation()
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="display text-d18 md:text-d22">{t("agreement:version", { number: version })}</span>
        {isInForce && (
          <Chip tone="ok" icon={Check} dense>
            {t("agreement:inForce")}
          </Chip>
        )}
      </span>
      <span className="mt-1 block text-14 text-ink-2">{startText(agreedAt, locale)}</span>
      <span className="block text-14 text-ink-2">{how}</span>
    </>
  )
}

function AskedHead({ request, name }: { request: ChangeRequest; name: string }) {
  const { t, locale } = useTranslation()
  const { isMine, createdAt, expiresAt, isPaused } = request
  const date = startText(createdAt, locale)
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="display text-d18 md:text-d22">{t("agreement:ifAccepted")}</span>
        <Chip tone={isMine ? "mute" : "apricot"} icon={Hourglass} dense>
          {isMine ? t("agreement:waiting", { name }) : t("agreement:turn")}
        </Chip>
      </span>
      <span className="mt-1 block text-14 text-ink-2">
        {isMine ? t("agreement:askedByYou", { date }) : t("agreement:askedBy", { name, date })}
      </span>
      <span className="block text-14 text-ink-2">
        {isPaused || !expiresAt
          ? t("agreement:paused")
          : t("agreement:until", { date: startText(expiresAt, locale) })}
      </span>
    </>
  )
}

import type { ContentPayload } from "@doable/domain/content/input"
import { textsOf, versionsKept, type ContentKind } from "@doable/domain/content/kinds"
import { localeNames, locales } from "@doable/domain/locale"
import { useQuery } from "@tanstack/react-query"
import { History } from "lucide-react"
import { useState } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { labelOf } from "./entry-texts.tsx"
import type { Versions } from "./load-entries.ts"

interface EntryHistoryProps {
  kind: ContentKind
  entryKey: string
  version: number
  shipped: ContentPayload | null
  onBringBack: (version: number, payload: ContentPayload) => void
}

/** Who changed what and when, asked for when someone wants to know. */
export function EntryHistory({ kind, entryKey, version, shipped, onBringBack }: EntryHistoryProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isOpen, setOpen] = useState(false)
  const history = useQuery({
    queryKey: ["content-versions", kind, entryKey, version],
    queryFn: () =>
      ask((api) =>
        api.adminContent.getVersions.query({
          kind,
          key: entryKey,
          pagination: { limit: versionsKept, offset: 0 },
        }),
      ),
    enabled: isOpen && version > 0,
  })
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="display text-d22">
        {t("admin-content:history.title")}
      </h2>
      {version === 0 ? (
        <p className="mt-1 text-ink-2">{t("admin-content:history.none")}</p>
      ) : isOpen ? (
        history.isError ? (
          <ListError onRetry={() => void history.refetch()} />
        ) : history.data ? (
          <ol className="mt-3 grid gap-3">
            {history.data.data.map((one, at, all) => (
              <li key={one.version}>
                <VersionCard
                  kind={kind}
                  version={one}
                  before={all[at + 1]?.payload ?? shipped}
                  isNewest={at === 0}
                  onBringBack={onBringBack}
                />
              </li>
            ))}
          </ol>
        ) : (
          <Skeleton className="mt-3 h-24" />
        )
      ) : (
        <Button variant="outline" icon={History} className="mt-3" onClick={() => setOpen(true)}>
          {t("admin-content:history.show")}
        </Button>
      )}
    </section>
  )
}

interface VersionCardProps {
  kind: ContentKind
  version: Versions[number]
  before: ContentPayload | null
  isNewest: boolean
  onBringBack: EntryHistoryProps["onBringBack"]
}

function VersionCard({ kind, version: one, before, isNewest, onBringBack }: VersionCardProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { version, state, payload, reason, savedBy, savedAt } = one
  const who = savedBy ?? t("admin-content:history.gone")
  return (
    <Card className="p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-16 font-semibold">{t("admin-content:history.version", { version })}</h3>
        <Chip dense>{t(`admin-content:history.${state}`)}</Chip>
        <p className="text-14 text-ink-2">
          {t("admin-content:history.by", { who, when: date(savedAt, "long") })}
        </p>
        {payload && !isNewest ? (
          <Button
            variant="ghost"
            className="ml-auto"
            aria-label={`${t("admin-content:history.bringBack")}: ${version}`}
            onClick={() => onBringBack(version, payload)}
          >
            {t("admin-content:history.bringBack")}
          </Button>
        ) : null}
      </div>
      {reason ? (
        <p className="mt-1 text-14 wrap-anywhere">{t("admin-content:history.reason", { reason })}</p>
      ) : null}
      {payload ? <Difference kind={kind} before={before} after={payload} /> : null}
    </Card>
  )
}

interface DifferenceProps {
  kind: ContentKind
  before: ContentPayload | null
  after: ContentPayload
}

function Difference({ kind, before, after }: DifferenceProps) {
  const { t } = useTranslation()
  const changed = locales.flatMap((locale) =>
    textsOf(kind)
      .map((name) => ({
        locale,
        name,
        was: before?.texts[locale][name] ?? "",
        is: after.texts[locale][name],
      }))
      .filter(({ was, is }) => was !== is),
  )
  if (changed.length === 0)
    return <p className="mt-1 text-14 text-ink-2">{t("admin-content:history.same")}</p>
  return (
    <Disclosure title={t("admin-content:history.difference")}>
      <dl className="grid gap-4 text-14">
        {changed.map(({ locale, name, was, is }) => (
          <div key={`${locale} ${name}`}>
            <dt className="font-semibold">
              {t(labelOf(kind, name))}, <span lang={locale}>{localeNames[locale]}</span>
            </dt>
            <dd className="mt-1 grid gap-3 md:grid-cols-2" lang={locale}>
              <Side label={t("admin-content:history.before")} text={was} />
              <Side label={t("admin-content:history.after")} text={is} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="rounded-control bg-paper-2 px-3.5 py-3 inset-ring inset-ring-line">
      <p className="text-13 text-ink-3">{label}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text || "–"}</p>
    </div>
  )
}

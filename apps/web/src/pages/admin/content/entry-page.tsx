import { fillIn } from "@doable/words/translate"
import { emptyPayload } from "@doable/domain/content/empty"
import type { ContentPayload } from "@doable/domain/content/input"
import { contentReasonLength, type ContentKind } from "@doable/domain/content/kinds"
import { locales, type Locale } from "@doable/domain/locale"
import { Link } from "@tanstack/react-router"
import { Eye, EyeOff, Undo2 } from "lucide-react"
import { useRef, useState } from "react"
import { focusField } from "../../../blocks/draft/focus-field.ts"
import { useLeaveGuard } from "../../../blocks/draft/use-leave-guard.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { AdminHead } from "../frame/admin-frame.tsx"
import { StateChip } from "./entries-page.tsx"
import { EntryConflict } from "./entry-conflict.tsx"
import { EntryDetails } from "./entry-details.tsx"
import { EntryHistory } from "./entry-history.tsx"
import { EntryPreview } from "./entry-preview.tsx"
import { EntryTexts } from "./entry-texts.tsx"
import { keyOfNew, problemsIn } from "./entry-problems.ts"
import type { Entry } from "./load-entries.ts"
import { useSaveEntry, type Wanted } from "./use-save-entry.ts"

export interface EntryPageProps {
  kind: ContentKind
  /** Without one a new text is written. */
  entry: Entry | null
  figures: Entry["figures"]
}

/** One text in three languages: written at the left, seen at the right as everyone will see it. */
export function EntryPage({ kind, entry, figures }: EntryPageProps) {
  const { t, locale } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const [payload, setPayload] = useState<ContentPayload>(() => entry?.payload ?? emptyPayload())
  const [typedKey, setKey] = useState("")
  const [reason, setReason] = useState("")
  const [language, setLanguage] = useState<Locale>(locale)
  const [isTried, setTried] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const key = entry?.key ?? keyOfNew(kind, payload, typedKey)
  const problems = problemsIn(kind, payload, entry ? null : key)
  const change = (part: Partial<ContentPayload>) => {
    setPayload((before) => ({ ...before, ...part }))
    setDirty(true)
  }
  const onSaved = (wanted: Wanted) => {
    setDirty(false)
    if (wanted === "reset" && entry?.shipped) setPayload(entry.shipped)
  }
  const save = useSaveEntry({ kind, entry, onSaved })
  useLeaveGuard({
    hasUnsaved: () => isDirty,
    onLeave: () => setDirty(false),
    words: {
      title: t("admin-content:leave.title"),
      description: t("admin-content:leave.description"),
      confirmText: t("admin-content:leave.confirmText"),
      cancelText: t("admin-content:leave.cancelText"),
    },
  })

  const send = (wanted: Wanted, over?: number) => {
    const [first] = wanted === "published" ? problems.all : problems.all.filter(({ path }) => path === "key")
    // A draft may lack what it likes.
    setTried(first !== undefined)
    if (first) {
      const own = locales.find((one) => first.path.startsWith(`texts.${one}.`))
      if (own) setLanguage(own)
      focusField(form.current, [first.path])
      return
    }
    save.send(wanted, { key, payload, reason: reason.trim() || undefined }, over)
  }
  const ask = async (what: "hide" | "reset") => {
    const isSure = await confirm({
      title: t(`admin-content:${what}Ask.title`),
      description: t(`admin-content:${what}Ask.text`),
      confirmText: t(`admin-content:${what}Ask.confirm`),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) send(what === "hide" ? "hidden" : "reset")
  }
  const bringBack = (version: number, before: ContentPayload) => {
    change(before)
    toast.success(t("admin-content:history.broughtBack", { version }))
    form.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus()
  }
  const { conflict } = save
  const name = fillIn(payload.texts[locale].title || payload.texts[locale].body, locale, figures[locale])
  return (
    <>
      <Breadcrumb>
        <Link to="/admin/content" search={kind === "help" ? {} : { kind }}>
          {t(`admin-content:kinds.${kind}`)}
        </Link>
        {entry ? entry.key : t(`admin-content:add.${kind}`)}
      </Breadcrumb>
      <AdminHead
        title={entry ? name || t("admin-content:untitled") : t(`admin-content:add.${kind}`)}
        lead={entry ? <EntryState entry={entry} /> : undefined}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,480px)]">
        <Card asChild className="p-5 md:p-6">
          <div ref={form}>
            {conflict ? (
              <EntryConflict
                href={`/admin/content/${kind}/${key}`}
                onOpen={save.haveSeenNewer}
                onSaveOver={() => send(conflict.wanted, conflict.newer)}
                isPending={save.isPending}
              />
            ) : null}
            <EntryTexts
              kind={kind}
              payload={payload}
              language={language}
              figures={figures}
              problems={problems}
              isTried={isTried}
              onLanguage={setLanguage}
              onChange={(texts) => change({ texts })}
            />
            <EntryDetails
              kind={kind}
              payload={payload}
              newKey={entry ? null : { key, onType: setKey }}
              errorAt={(path) => (isTried ? problems.at(path) : undefined)}
              onChange={change}
            />
            <Field label={t("admin:reason")} hint={t("admin-content:editor.reasonHint")} className="mt-5">
              <TextField
                value={reason}
                maxLength={contentReasonLength}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </Field>
            <div role="alert" className="mt-4 text-14 text-danger-text empty:hidden">
              {isTried && problems.all.length > 0 ? problems.summary(t) : null}
            </div>
            <div className="mt-5 flex flex-wrap gap-2">
              <Button icon={Eye} pending={save.isPending} onClick={() => send("published")}>
                {t("admin-content:publish")}
              </Button>
              <Button variant="outline" disabled={save.isPending} onClick={() => send("draft")}>
                {t("admin-content:saveDraft")}
              </Button>
              {entry && entry.state !== "hidden" ? (
                <Button
                  variant="ghost"
                  icon={EyeOff}
                  disabled={save.isPending}
                  onClick={() => void ask("hide")}
                >
                  {t("admin-content:hide")}
                </Button>
              ) : null}
              {entry?.shipped && entry.state !== "shipped" ? (
                <Button
                  variant="ghost"
                  icon={Undo2}
                  disabled={save.isPending}
                  onClick={() => void ask("reset")}
                >
                  {t("admin-content:reset")}
                </Button>
              ) : null}
            </div>
          </div>
        </Card>
        <EntryPreview kind={kind} keyOf={key} payload={payload} language={language} figures={figures} />
      </div>
      {entry ? (
        <EntryHistory
          kind={kind}
          entryKey={entry.key}
          version={save.version}
          shipped={entry.shipped}
          onBringBack={bringBack}
        />
      ) : null}
    </>
  )
}

function EntryState({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StateChip row={entry} />
      {entry.state === "draft" && entry.isLive ? t("admin-content:draftLive") : null}
    </span>
  )
}

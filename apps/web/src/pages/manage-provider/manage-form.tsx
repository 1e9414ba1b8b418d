import { Link, useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ExternalLink } from "lucide-react"
import { Suspense, useRef, type FormEvent, type ReactNode } from "react"
import { showInRow } from "../../ui/layout/show-in-row.ts"
import type { CategoryBranch } from "../../category/category-queries.ts"
import { EditForm } from "../../blocks/draft/edit-form.tsx"
import { focusField } from "../../blocks/draft/focus-field.ts"
import { leaveField } from "../../blocks/draft/leave-field.ts"
import { useEditCopy } from "../../blocks/draft/use-edit-copy.ts"
import { useLeaveGuard } from "../../blocks/draft/use-leave-guard.ts"
import { reasonOf } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { fieldsOf } from "../create-provider/draft/failure-of.ts"
import { providerUnits } from "../create-provider/draft/form.ts"
import { formOfProvider } from "../create-provider/draft/form-of-provider.ts"
import { providerCopies } from "../create-provider/draft/local-copy.ts"
import { PreviewCard } from "../create-provider/fields/preview-card.tsx"
import { ProviderFormContext } from "../create-provider/draft/provider-form-context.ts"
import { useProviderEditor } from "../create-provider/draft/use-provider-editor.ts"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { Completeness } from "./completeness.tsx"
import { ManageParts } from "./manage-parts.tsx"
import { partOf, parts, type Part } from "./parts.ts"
import { TakingTasks } from "./taking-tasks.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

const MergePanel = lazy(() =>
  import("../create-provider/draft/merge-panel.tsx").then((module) => ({ default: module.MergePanel })),
)

interface ManageFormProps {
  provider: ProviderData
  branches: readonly CategoryBranch[]
  part: Part
  now: Date
  /** What everyone should read first. */
  above: ReactNode
}

export function ManageForm({ provider, branches, part, now, above }: ManageFormProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const first = formOfProvider(provider)
  const editor = useProviderEditor({
    provider,
    form: first,
    blank: first,
    isAutomatic: false,
    branches,
    now,
  })
  const { draftSync, state, context, show } = editor
  const copy = useEditCopy(draftSync, providerCopies, provider.id)
  const isSignedOut = state.status === "signed_out"
  useLeaveGuard({
    hasUnsaved: () => draftSync.hasUnsaved() && !isSignedOut,
    onLeave: copy.forget,
    words: {
      title: t("provider-manage:leave.title"),
      description: t("provider-manage:leave.text"),
      confirmText: t("provider-manage:leave.confirm"),
      cancelText: t("provider-manage:leave.cancel"),
    },
  })
  const changed = providerUnits.changed(state.form, state.saved?.form ?? state.form)

  /** Leads to a field on whatever part it stands. */
  const point = async (at: Part, paths: readonly string[]) => {
    if (at !== part) await router.navigate({ to: "/providers/manage", search: { part: at } })
    requestAnimationFrame(() => focusField(form.current, paths))
  }
  const pointTo = (paths: readonly string[]) => {
    const at = partOf(paths[0] ?? "")
    return point(
      at,
      paths.filter((path) => partOf(path) === at),
    )
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    leaveField()
    const wrong = await editor.findProblems()
    show(wrong)
    if (wrong.length > 0) return pointTo(wrong.map(({ path }) => path))
    if (await draftSync.flush()) {
      toast.success(t("provider-manage:saved"))
      return router.invalidate()
    }
    const { refusal, conflict, status } = draftSync.get()
    if (conflict || status === "signed_out") return
    const told = fieldsOf(refusal).map(({ path }) => path)
    if (told.length > 0) await pointTo(told)
    toast.error(t("provider-manage:notSaved"), {
      description: await reasonOf(router.options.context.i18n, refusal),
    })
  }

  return (
    <ProviderFormContext value={context}>
      <EditForm
        form={form}
        onSubmit={save}
        head={
          <>
            {above}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h1 className="display display-36">{t("provider-manage:title")}</h1>
              <TakingTasks provider={provider} onVersion={draftSync.noteVersion} />
            </div>
            <PartLinks part={part} />
          </>
        }
        words={{
          takenIn: t("provider-create:merge.takenIn"),
          kept: {
            title: t("provider-manage:kept.title"),
            text: t("provider-manage:kept.text"),
            discard: t("provider-manage:kept.discard"),
          },
          bar: {
            signedOut: t("provider-create:draft.signedOut"),
            logIn: t("provider-create:draft.logIn"),
            save: t("provider-manage:save"),
          },
        }}
        isTakenIn={state.takenIn > 0}
        copy={copy}
        merge={
          state.conflict && (
            <Suspense>
              <MergePanel
                key={state.conflict.theirs.version}
                draftSync={draftSync}
                conflict={state.conflict}
                form={state.form}
                branches={branches}
              />
            </Suspense>
          )
        }
        aside={
          <>
            <Completeness onPoint={(at, path) => void point(at, [path])} />
            <div>
              <p className="mb-3 text-14 font-semibold text-ink-2">{t("provider-create:preview.title")}</p>
              <PreviewCard provider={provider} />
              <Button asChild variant="ghost" icon={ExternalLink} className="mt-2 -ml-3 px-3!">
                <Link to="/providers/$providerId" params={{ providerId: provider.id }}>
                  {t("provider-manage:seeAsCustomer")}
                </Link>
              </Button>
            </div>
          </>
        }
        isAsideWide
        bar={{
          isSaving: state.status === "saving",
          isUploading: editor.isUploading,
          hasChanges: changed.length > 0,
          isSignedOut,
        }}
        status={t(changed.length > 0 ? "provider-manage:unsaved" : "provider-manage:nothing")}
      >
        <Suspense fallback={<Skeleton className="h-60" />}>
          <ManageParts part={part} />
        </Suspense>
      </EditForm>
    </ProviderFormContext>
  )
}

function PartLinks({ part }: { part: Part }) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t("provider-manage:parts")}
      className="relative mt-4 -mx-(--gutter) overflow-x-auto px-(--gutter) [scrollbar-width:none]"
    >
      <ul className="flex min-w-fit gap-1 inset-shadow-[0_-1px_0_var(--line-2)]">
        {parts.map((one) => (
          <li key={one}>
            <Link
              to="/providers/manage"
              search={{ part: one }}
              aria-current={one === part ? "page" : undefined}
              // On phones the last parts are outside the row.
              ref={one === part ? showInRow : undefined}
              resetScroll={false}
              className={clsx(
                "inline-flex min-h-11 items-center px-3.5 font-medium whitespace-nowrap -outline-offset-3!",
                one === part
                  ? "font-semibold text-brand-text inset-shadow-[0_-2px_0_var(--brand)]"
                  : "text-ink-2 hover:text-ink",
              )}
            >
              {t(`provider-manage:part.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

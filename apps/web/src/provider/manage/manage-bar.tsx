import { Link, useRouter } from "@tanstack/react-router"
import { keepPlace } from "../../draft/keep-place.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"

interface ManageBarProps {
  isSaving: boolean
  isUploading: boolean
  hasChanges: boolean
  isSignedOut: boolean
}

export function ManageBar({ isSaving, isUploading, hasChanges, isSignedOut }: ManageBarProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-(--z-toolsbar) mt-10 bg-paper shadow-[0_-1px_0_var(--line),0_-8px_24px_-16px_rgb(0_0_0/.2)]"
    >
      <div className="mx-auto flex min-h-18 max-w-[calc(1040px+2*var(--gutter))] flex-wrap items-center justify-end gap-x-4 gap-y-1 px-(--gutter) py-2 pb-[max(8px,env(safe-area-inset-bottom))] md:min-h-20">
        <span role="status" className="mr-auto min-w-0 text-14 text-ink-2">
          {isSignedOut ? (
            <span className="text-warn-text">
              {t("provider-create:draft.signedOut")}.{" "}
              <Link
                to="/signin"
                search={{ redirect: router.state.location.href }}
                reloadDocument
                className="link"
              >
                {t("provider-create:draft.logIn")}
              </Link>
            </span>
          ) : (
            t(hasChanges ? "provider-manage:unsaved" : "provider-manage:nothing")
          )}
        </span>
        <Button
          type="submit"
          size="lg"
          pending={isSaving || isUploading}
          disabled={!hasChanges}
          onMouseDown={keepPlace}
        >
          {t("provider-manage:save")}
        </Button>
      </div>
    </div>
  )
}

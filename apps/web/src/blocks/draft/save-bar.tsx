import { Link, useRouter } from "@tanstack/react-router"
import { useId, type ReactNode } from "react"
import { Button } from "../../ui/layout/button.tsx"
import { keepPlace } from "./keep-place.ts"

export interface SaveBarState {
  isSaving: boolean
  isUploading: boolean
  hasChanges: boolean
  isSignedOut: boolean
}

interface SaveBarProps extends SaveBarState {
  words: { signedOut: string; logIn: string; save: string }
  /** How it stands with the changes. */
  children: ReactNode
}

/** Under a form that is saved by a press: how it stands, and the press. */
export function SaveBar({ isSaving, isUploading, hasChanges, isSignedOut, words, children }: SaveBarProps) {
  const router = useRouter()
  const statusId = useId()
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-(--z-toolsbar) mt-10 bg-paper shadow-[0_-1px_0_var(--line),0_-8px_24px_-16px_rgb(0_0_0/.2)]"
    >
      <div className="mx-auto flex min-h-18 max-w-[calc(1040px+2*var(--gutter))] flex-wrap items-center justify-end gap-x-4 gap-y-1 px-(--gutter) py-2 pb-[max(8px,env(safe-area-inset-bottom))] md:min-h-20">
        <span id={statusId} role="status" className="mr-auto min-w-0 text-14 text-ink-2">
          {isSignedOut ? (
            <span className="text-warn-text">
              {words.signedOut}.{" "}
              <Link
                to="/signin"
                search={{ redirect: router.state.location.href }}
                reloadDocument
                className="link"
              >
                {words.logIn}
              </Link>
            </span>
          ) : (
            children
          )}
        </span>
        <Button
          type="submit"
          size="lg"
          pending={isSaving || isUploading}
          disabled={!hasChanges}
          explainedBy={statusId}
          onMouseDown={keepPlace}
        >
          {words.save}
        </Button>
      </div>
    </div>
  )
}

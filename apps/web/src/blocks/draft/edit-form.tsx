import type { FormEvent, ReactNode, RefObject } from "react"
import { Button } from "../../ui/layout/button.tsx"
import { SaveBar, type SaveBarState } from "./save-bar.tsx"

interface EditFormWords {
  /** Another window has changed something that was taken in here. */
  takenIn: string
  /** Edits of an earlier visit are in the form again. */
  kept: { title: string; text: string; discard: string }
  bar: { signedOut: string; logIn: string; save: string }
}

interface EditFormProps {
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => Promise<unknown>
  /** Title, and what is said or chosen beside it. */
  head: ReactNode
  words: EditFormWords
  isTakenIn: boolean
  /** From `useEditCopy`. */
  copy: { isBack: boolean; discard: () => void }
  /** Two windows changed the same thing: which one stays is asked before anything else. */
  merge: ReactNode
  children: ReactNode
  aside: ReactNode
  isAsideWide?: boolean
  bar: SaveBarState
  /** How it stands with the changes. */
  status: ReactNode
}

/** Something that exists is changed as a whole and saved by a press. What is asked comes from the noun. */
export function EditForm({ form, onSubmit, words, copy, bar, isAsideWide = false, ...parts }: EditFormProps) {
  const columns = isAsideWide
    ? "gap-x-12 lg:grid-cols-[minmax(0,1fr)_372px]"
    : "gap-x-16 lg:grid-cols-[minmax(0,1fr)_340px]"
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="flex min-h-[inherit] flex-col"
    >
      <div className="mx-auto w-full max-w-[calc(1040px+2*var(--gutter))] flex-1 px-(--gutter) pt-6 md:pt-9">
        {parts.head}
        {parts.isTakenIn && (
          <p role="status" className="mt-3 text-14 text-info-text">
            {words.takenIn}
          </p>
        )}
        {copy.isBack && (
          <div
            role="status"
            className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-info-soft px-4 py-3 text-info-text"
          >
            <p className="min-w-0 flex-1 basis-72">
              <strong className="block font-semibold">{words.kept.title}</strong>
              {words.kept.text}
            </p>
            <Button variant="outline" onClick={copy.discard}>
              {words.kept.discard}
            </Button>
          </div>
        )}
        <div className={`grid items-start gap-y-8 pt-7 ${columns}`}>
          <div className={`flex min-w-0 flex-col ${isAsideWide ? "gap-7" : "gap-10"}`}>
            {parts.merge}
            {parts.children}
          </div>
          <aside className="grid gap-6 lg:sticky lg:top-[110px]">{parts.aside}</aside>
        </div>
      </div>
      <SaveBar {...bar} words={words.bar}>
        {parts.status}
      </SaveBar>
    </form>
  )
}

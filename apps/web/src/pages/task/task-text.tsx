import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MaskedText } from "../../blocks/text/masked-text.tsx"
import type { TaskData } from "../../session/answers/task-answers.ts"

/** Strangers read words in place of contacts; the owner reads what was written, with the contacts marked. */
export function TaskText({ task }: { task: TaskData }) {
  const { t } = useTranslation()
  const own = task.own
  const masked = own?.masked.description ?? []
  return (
    <>
      <p className="max-w-[62ch] text-16 wrap-anywhere whitespace-pre-line">
        {own && masked.length > 0 ? (
          marked(own.description, masked)
        ) : (
          <MaskedText>{task.description}</MaskedText>
        )}
      </p>
      {own && masked.length + own.masked.title.length > 0 && (
        <p className="mt-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-14 text-warn-text">
          {t("taskPage:masked")}
        </p>
      )}
    </>
  )
}

function marked(text: string, spans: readonly { start: number; end: number }[]): ReactNode {
  let at = 0
  const parts = spans.flatMap(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return [
      before,
      <mark key={start} className="rounded-xs bg-warn-soft px-0.5 text-warn-text">
        {text.slice(start, end)}
      </mark>,
    ]
  })
  return [...parts, text.slice(at)]
}

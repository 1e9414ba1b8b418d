import { X } from "lucide-react"
import { useRef } from "react"
import type { Asked } from "./draft/start-form.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { useTaskForm } from "./draft/use-task-editor.ts"

/** The doers this task is for; one click removes one of them, or all. */
export function AskedNote({ asked: known }: { asked: readonly Asked[] }) {
  const { t } = useTranslation()
  const { form, change } = useTaskForm()
  const title = useRef<HTMLHeadingElement>(null)
  const asked = known.filter(({ id }) => form.providerIds.includes(id))
  const [first, ...others] = asked
  if (!first) return null
  const leave = (id: string) => {
    change({ providerIds: form.providerIds.filter((one) => one !== id) })
    // The button goes with the name.
    title.current?.focus()
  }
  return (
    <section
      aria-labelledby="asked"
      className="flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-panel bg-info-soft px-4 py-3"
    >
      {others.length === 0 && <Avatar name={first.name} image={first.image} />}
      <div className="min-w-0 flex-1 basis-60">
        <h2
          id="asked"
          ref={title}
          tabIndex={-1}
          className="font-semibold wrap-anywhere text-info-text outline-none"
        >
          {others.length === 0
            ? t("task-create:asked.title", { name: first.name })
            : t("task-create:asked.several", { count: asked.length })}
        </h2>
        <p className="text-14 text-ink-2">
          {t(others.length === 0 ? "task-create:asked.text" : "task-create:asked.textSeveral")}
        </p>
      </div>
      <Button variant="ghost" className="-mr-3 max-sm:-ml-3" onClick={() => change({ providerIds: [] })}>
        {t("task-create:asked.drop")}
      </Button>
      {others.length > 0 && (
        <ul className="flex basis-full flex-wrap gap-2 pb-1">
          {asked.map(({ id, name, image }) => (
            <li
              key={id}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-paper py-1 pl-2 inset-ring inset-ring-line-2"
            >
              <Avatar name={name} image={image} size="sm" />
              <span className="min-w-0 text-14 font-medium wrap-anywhere">{name}</span>
              <button
                type="button"
                aria-label={t("task-create:asked.leave", { name })}
                onClick={() => leave(id)}
                className="inline-grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-paper-2 hover:text-ink"
              >
                <X size={16} strokeWidth={2.2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

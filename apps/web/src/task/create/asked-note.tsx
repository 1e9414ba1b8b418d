import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { Button } from "../../ui/button.tsx"
import { useTaskForm } from "./task-form-context.ts"

export interface Asked {
  id: string
  name: string
  image: string | null
}

/** Whom the task was begun for; one press and it asks nobody in particular. */
export function AskedNote({ asked }: { asked: Asked | null }) {
  const { t } = useTranslation()
  const { form, change } = useTaskForm()
  if (!asked || form.providerId !== asked.id) return null
  return (
    <section
      aria-labelledby="asked"
      className="flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-panel bg-info-soft px-4 py-3"
    >
      <Avatar name={asked.name} image={asked.image} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="asked" className="font-semibold wrap-anywhere text-info-text">
          {t("task-create:asked.title", { name: asked.name })}
        </h2>
        <p className="text-14 text-ink-2">{t("task-create:asked.text")}</p>
      </div>
      <Button variant="ghost" className="-mr-3 max-sm:-ml-3" onClick={() => change({ providerId: null })}>
        {t("task-create:asked.drop")}
      </Button>
    </section>
  )
}

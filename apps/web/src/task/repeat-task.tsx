import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Repeat } from "lucide-react"
import { Suspense, useState, type ComponentProps } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { lazy } from "../ui/code/lazy.tsx"
import { repeatQuery } from "./repeat/repeat-query.ts"

const RepeatDialog = lazy(() =>
  import("./repeat/repeat-dialog.tsx").then((module) => ({ default: module.RepeatDialog })),
)

interface RepeatTaskProps extends Pick<ComponentProps<typeof Button>, "variant" | "className"> {
  id: string
  /** Where the page knows it already; otherwise it's asked for. */
  repeats?: boolean
  /** Where the button stands beside others of its kind: the id of the title. */
  describedBy?: string
}

/** Lets a task come again, or changes how often it does. */
export function RepeatTask({ id, repeats, variant = "outline", className, describedBy }: RepeatTaskProps) {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const own = useQuery({ ...repeatQuery(api, id), enabled: repeats === undefined })
  const isRepeating = repeats ?? (own.data?.total ?? 0) > 0
  return (
    <>
      <Button
        variant={variant}
        icon={Repeat}
        className={className}
        aria-describedby={describedBy}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t(isRepeating ? "repeat:change" : "repeat:button")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <RepeatDialog taskId={id} isRepeating={isRepeating} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

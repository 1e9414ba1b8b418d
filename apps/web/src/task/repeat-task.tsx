import { Repeat } from "lucide-react"
import { Suspense, useState, type ComponentProps } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { lazy } from "../ui/code/lazy.tsx"

const RepeatDialog = lazy(() =>
  import("./repeat/repeat-dialog.tsx").then((module) => ({ default: module.RepeatDialog })),
)

interface RepeatTaskProps extends Pick<ComponentProps<typeof Button>, "variant" | "className"> {
  id: string
  /** Where the button stands beside others of its kind: the id of the title. */
  describedBy?: string
}

/** Lets a task come again, or changes how often it does. */
export function RepeatTask({ id, variant = "outline", className, describedBy }: RepeatTaskProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
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
        {t("repeat:button")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <RepeatDialog taskId={id} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

import { Link } from "@tanstack/react-router"
import { Copy, Pencil } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { PartLink } from "../ui/focus/part-link.tsx"
import { Button } from "../ui/layout/button.tsx"

interface OwnerLinkProps {
  id: string
  className?: string
}

export function ContinueDraft({ id, className }: OwnerLinkProps) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="cta" size="cta" icon={Pencil} className={className}>
      <Link to="/tasks/create" search={{ draft: id }}>
        {t("taskPage:continue")}
      </Link>
    </Button>
  )
}

/** To the offers on the same page. */
export function ChooseDoer({ className }: Pick<OwnerLinkProps, "className">) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="cta" size="cta" className={className}>
      <PartLink to="offers">{t("taskPage:choose")}</PartLink>
    </Button>
  )
}

export function Edit({ id, className = "px-2.5!" }: OwnerLinkProps) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="outline" icon={Pencil} className={className}>
      <Link to="/tasks/$taskId/edit" params={{ taskId: id }}>
        {t("taskPage:edit")}
      </Link>
    </Button>
  )
}

/** The same work by the same doer: a copy of the task, with the doer asked first. */
export function HireAgain({ id, name, className }: OwnerLinkProps & { name?: string }) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="secondary" className={className}>
      <Link
        to="/tasks/create"
        search={{ from: id, hireAgain: 1 }}
        preload={false}
        aria-label={name && t("task:hireAgainNamed", { name })}
      >
        {t("task:hireAgain")}
      </Link>
    </Button>
  )
}

export function Duplicate({ id, className }: OwnerLinkProps) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="outline" icon={Copy} className={className}>
      <Link to="/tasks/create" search={{ from: id }} preload={false}>
        {t("taskPage:duplicate")}
      </Link>
    </Button>
  )
}

import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"

type BranchFoldProps = ComponentProps<"details"> & { name: string; leaves: number }

/** On a phone a branch keeps its leaves folded: their rows follow this element, which opens without scripts too. */
export function BranchFold({ name, leaves, ...details }: BranchFoldProps) {
  const { t } = useTranslation()
  return (
    <details {...details} className="group md:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium text-brand-text [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{name}: </span>
        {t("admin-categories:leaves", { count: leaves })}
        <ChevronDown
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          className="flex-none transition-transform duration-(--m-base) group-open:rotate-180"
        />
      </summary>
    </details>
  )
}

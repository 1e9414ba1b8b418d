import { clsx } from "clsx"
import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"

type DisclosureProps = Omit<ComponentProps<"details">, "title"> & { title: string }

/** A line that shows what lies under it. The browser's own element, so it also opens without scripts. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={clsx("group", className)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-14 font-medium text-brand-text hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          className="transition-transform duration-(--m-base) group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}

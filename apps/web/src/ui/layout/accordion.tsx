import { clsx } from "clsx"
import { ChevronDown } from "lucide-react"
import { createContext, use, useId, type ComponentProps, type ReactNode } from "react"

const GroupName = createContext<string | undefined>(undefined)

interface AccordionProps extends ComponentProps<"div"> {
  /** Opening one closes the others. */
  single?: boolean
}

/** Answers that open in place. Native `details`: works before scripts run, and find-in-page opens it. */
export function Accordion({ single = false, className, children, ...rest }: AccordionProps) {
  const name = useId()
  return (
    <GroupName value={single ? name : undefined}>
      <div {...rest} className={clsx("accordion rounded-panel bg-paper shadow-paper", className)}>
        {children}
      </div>
    </GroupName>
  )
}

interface AccordionItemProps extends Omit<ComponentProps<"details">, "title"> {
  title: ReactNode
}

export function AccordionItem({ title, className, children, ...rest }: AccordionItemProps) {
  return (
    <details
      name={use(GroupName)}
      {...rest}
      className={clsx("group border-line not-first:border-t", className)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-panel px-5 py-3.5 font-semibold -outline-offset-3! hover:bg-paper-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown
          size={20}
          strokeWidth={1.9}
          aria-hidden="true"
          className="text-ink-3 transition-transform duration-(--m-base) group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[62ch] px-5 pt-0.5 pb-5 text-ink-2">{children}</div>
    </details>
  )
}

import { clsx } from "clsx"
import { ChevronRight } from "lucide-react"
import { Children, isValidElement, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"

/** Links from the top down, the present page last as plain text. A phone shows the way back alone: the title says the rest. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const items = Children.toArray(children)
  return (
    <nav aria-label={t("ui:breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-14 text-ink-2">
        {items.map((item, index) => {
          const last = index === items.length - 1
          return (
            <li
              key={isValidElement(item) ? item.key : index}
              className={clsx(
                "inline-flex min-w-0 items-center gap-1.5",
                index !== items.length - 2 && "max-md:hidden",
              )}
            >
              {last ? (
                <span aria-current="page" className="py-1 font-semibold text-ink">
                  {item}
                </span>
              ) : (
                <>
                  <span className="py-1 max-md:py-2.5 [&>a]:rounded-xs [&>a]:underline-offset-3 [&>a:hover]:text-ink [&>a:hover]:underline">
                    {item}
                  </span>
                  <ChevronRight
                    size={14}
                    strokeWidth={1.9}
                    aria-hidden="true"
                    className="text-ink-3 max-md:order-first max-md:rotate-180"
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

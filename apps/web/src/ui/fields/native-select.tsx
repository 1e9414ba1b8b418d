import { clsx } from "clsx"
import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { boxItself } from "./field-box.ts"
import { useFieldControl } from "./field-context.ts"

type NativeSelectProps = ComponentProps<"select"> & { dense?: boolean }

/** The closed look of `Select` on the browser's own list: for plain forms, which also serve without scripts. */
export function NativeSelect({ dense = false, className, children, ...select }: NativeSelectProps) {
  const control = useFieldControl(select)
  return (
    <span className={clsx("relative flex min-w-0 items-center", className)}>
      <select
        {...select}
        {...control}
        className={boxItself({
          dense,
          // Long words go on in a second line; where a browser can't do that, dots say that there's more.
          className:
            "cursor-pointer appearance-none py-1 pr-8 pl-3 leading-5 text-ellipsis whitespace-normal [&>option]:bg-paper",
        })}
      >
        {children}
      </select>
      <ChevronDown
        size={18}
        strokeWidth={1.9}
        aria-hidden="true"
        className="pointer-events-none absolute right-2 text-ink-2"
      />
    </span>
  )
}

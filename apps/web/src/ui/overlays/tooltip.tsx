import { Tooltip as Radix } from "radix-ui"
import { createContext, use, type ReactNode } from "react"

const Grouped = createContext(false)

/** Around neighbouring tooltips: after the first was seen, the next within 300 ms opens at the same time. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Grouped value>
      <Radix.Provider delayDuration={300} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </Grouped>
  )
}

interface TooltipProps {
  content: ReactNode
  side?: "top" | "right" | "bottom" | "left"
  /** One focusable element. It needs a name of its own: a tooltip only adds to it. */
  children: ReactNode
}

/** For icon buttons and cut text alone; nothing one needs may live only here. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-tooltip) max-w-[280px] rounded-[7px] bg-tooltip px-2.5 py-1.5 text-13 text-on-tooltip data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
        >
          {content}
          <Radix.Arrow className="fill-tooltip" width={10} height={5} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return use(Grouped) ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>
}

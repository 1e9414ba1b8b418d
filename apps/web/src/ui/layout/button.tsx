import { clsx } from "clsx"
import type { LucideIcon } from "lucide-react"
import {
  Children,
  cloneElement,
  useId,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react"
import { Spinner } from "./spinner.tsx"

const variants = {
  default: "bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active",
  destructive: "bg-danger text-on-danger hover:bg-danger-hover",
  outline: "bg-paper text-ink inset-ring-[1.5px] inset-ring-line-control hover:bg-paper-2",
  secondary: "bg-brand-soft text-brand-text hover:bg-brand-soft-2",
  ghost: "text-ink hover:bg-wall-2",
  link: "link",
  cta: "bg-cta text-on-cta hover:bg-cta-hover active:bg-cta-active",
}

const sizes = {
  default: "min-h-11 px-[18px] text-[15px]/5 rounded-control",
  sm: "min-h-9 px-3.5 text-[14px]/5 rounded-control",
  lg: "min-h-12 px-[22px] text-[16px]/5 rounded-control",
  xl: "min-h-14 px-7 py-2 text-[17px]/[22px] rounded-control max-md:whitespace-normal",
  cta: "min-h-12 px-[22px] py-2 text-[16px]/5 rounded-control max-md:whitespace-normal",
  ctaLg: "min-h-14 px-[26px] py-2 text-[17px]/[22px] rounded-[12px] max-md:whitespace-normal",
  ctaXl: "min-h-16 px-[34px] py-2 text-[19px]/6 rounded-[12px] max-md:whitespace-normal",
  icon: "size-11 rounded-control",
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export const buttonVariants = Object.keys(variants) as ButtonVariant[]
export const buttonSizes = Object.keys(sizes) as ButtonSize[]

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The picture before the label; size "icon" shows it alone and needs an `aria-label`. */
  icon?: LucideIcon | undefined
  /** Work is under way: label and width stay, a spinner takes the icon's place, presses do nothing. */
  pending?: boolean
  /** Why the button is disabled, shown under it. The button can then still be reached and read. */
  hint?: ReactNode
  /** The same, said elsewhere on the page by the element with this id. */
  explainedBy?: string
  /** As wide as its place. */
  full?: boolean
  /** The child takes the look: `<Button asChild><Link to="/tasks">…</Link></Button>`. */
  asChild?: boolean
}

export function Button({
  variant = "default",
  size = "default",
  icon: Icon,
  pending = false,
  hint,
  explainedBy,
  full = false,
  asChild = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const hintId = useId()
  const inert = pending || disabled
  const explained = disabled && Boolean(hint ?? explainedBy)
  // A button that is busy or explains itself keeps the focus, so it isn't natively disabled.
  const reachable = pending || explained
  const looksDisabled = disabled && !pending
  const isCta = variant === "cta" || size.startsWith("cta")

  const shared = {
    className: clsx(
      "button",
      isCta ? "font-bold" : "font-semibold",
      variant === "link" && size !== "icon" ? "min-h-6 text-[15px]/5 rounded-xs" : sizes[size],
      looksDisabled
        ? clsx("cursor-not-allowed text-ink-3", variant !== "link" && variant !== "ghost" && "bg-wall-2")
        : variants[variant],
      pending && "cursor-progress",
      pending && !Icon ? "gap-1.5" : "gap-2",
      full && "w-full",
      className,
    ),
    "aria-busy": pending || undefined,
    "aria-disabled": inert || undefined,
    "aria-describedby": explained ? (explainedBy ?? hintId) : rest["aria-describedby"],
    onClick: inert ? (event: MouseEvent) => event.preventDefault() : onClick,
  }

  const picture = pending ? (
    // Without an icon the spinner and the label share the padding, so that the width doesn't change.
    <Spinner size={!Icon ? 14 : size === "sm" ? 16 : 18} className={Icon ? undefined : "-ml-2.5"} />
  ) : (
    Icon && (
      <Icon size={size === "sm" ? 16 : size === "icon" ? 20 : 18} strokeWidth={1.9} aria-hidden="true" />
    )
  )
  const labelClass = clsx("min-w-0", pending && !Icon && "-mr-2.5")

  const button = asChild ? (
    dress(children, { ...rest, ...shared }, picture)
  ) : (
    <button type="button" {...rest} {...shared} disabled={disabled && !reachable}>
      {picture}
      {children !== undefined && size !== "icon" ? <span className={labelClass}>{children}</span> : children}
    </button>
  )

  if (!explained || explainedBy) return button
  return (
    <span className={clsx("inline-flex max-w-full flex-col items-start gap-1.5", full && "w-full")}>
      {button}
      <span id={hintId} className="max-w-[44ch] text-13 text-ink-3">
        {hint}
      </span>
    </span>
  )
}

/** The child with the button's props and picture. Radix's Slot does it too, for a kilobyte on every page. */
function dress(children: ReactNode, props: ComponentProps<"button">, picture: ReactNode) {
  const child = Children.only(children) as ReactElement<ComponentProps<"button">>
  const own = child.props
  const both = (event: MouseEvent<HTMLButtonElement>) => {
    own.onClick?.(event)
    props.onClick?.(event)
  }
  return cloneElement(
    child,
    { ...props, className: clsx(props.className, own.className), onClick: both },
    picture,
    own.children,
  )
}

import { clsx } from "clsx"
import type { ComponentProps } from "react"
import sprite from "../../styles/illustrations/sprite.svg?no-inline"

export const illustrationNames = [
  "development-it",
  "ai-services",
  "design-creative",
  "sales-marketing",
  "admin-support",
  "home-repair",
  "cleaning",
  "moving-delivery",
  "tutoring",
  "beauty-wellness",
  "garden-outdoor",
  "care-family",
  "events",
  "auto",
  "other",
] as const
export type IllustrationName = (typeof illustrationNames)[number]

interface IllustrationProps extends Omit<ComponentProps<"svg">, "name"> {
  name: IllustrationName
  /** Take the colours of an element around it that carries `data-cat` instead of the drawing's own. */
  inherit?: boolean
}

/** A cut-paper drawing. It lives in one static file beside the scripts and takes the colours of the theme. */
export function Illustration({ name, inherit = false, className, ...rest }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      width={160}
      height={120}
      aria-hidden="true"
      data-cat={inherit ? undefined : name}
      {...rest}
      className={clsx("h-auto max-w-full", className)}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

import { clsx } from "clsx"
import type { ComponentProps } from "react"
import leaves from "../../styles/illustrations/leaves.svg?no-inline"
import sprite from "../../styles/illustrations/sprite.svg?no-inline"
import type { IllustrationName } from "../../styles/illustrations/names.ts"

interface IllustrationProps extends Omit<ComponentProps<"svg">, "name"> {
  name: IllustrationName
  /** A drawing of the second file instead: one kind of work within `name`. */
  leaf?: string | undefined
  /** Take the colours of an element around it that carries `data-cat` instead of the drawing's own. */
  inherit?: boolean
}

/** A cut-paper drawing. It lives in a static file beside the scripts and takes the colours of the theme. */
export function Illustration({ name, leaf, inherit = false, className, ...rest }: IllustrationProps) {
  return (
    <svg
      aria-hidden="true"
      data-cat={inherit ? undefined : name}
      {...rest}
      className={clsx("drawing", className)}
    >
      <use href={leaf ? `${leaves}#${leaf}` : `${sprite}#${name}`} />
    </svg>
  )
}

import { clsx } from "clsx"
import { UserRound } from "lucide-react"
import { useState, type ComponentProps } from "react"
import { colourKeyOf, gradientOf, initialsOf } from "./initials.ts"

const sizes = {
  default: "size-10 text-[14px]",
  sm: "size-7 text-[11px]",
  lg: "size-14 text-[19px]",
  xl: "size-20 text-[27px]",
  "2xl": "size-30 text-[40px]",
}

export type AvatarSize = keyof typeof sizes
export const avatarSizes = Object.keys(sizes) as AvatarSize[]

interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  name: string
  /** Address of the picture; without one, or when it doesn't load, the initials show. */
  image?: string | null | undefined
  size?: AvatarSize
  /** Give it only where the name doesn't stand beside the avatar; else it would be read twice. */
  alt?: string
}

export function Avatar({ name, image, size = "default", alt, className, style, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const [from, to] = gradientOf(colourKeyOf(name))
  const initials = initialsOf(name)

  return (
    <span
      {...rest}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      className={clsx("avatar", sizes[size], className)}
      style={{ backgroundImage: `linear-gradient(140deg, ${from}, ${to})`, ...style }}
    >
      {/* Drawn, not written: letters inside a named button would have to be part of its name. */}
      {initials ? (
        <span data-initials={initials} className="before:content-[attr(data-initials)]" />
      ) : (
        <UserRound className="size-1/2" strokeWidth={1.9} />
      )}
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(image)}
          // A picture that failed before the scripts ran has already fired its event.
          ref={(node) => {
            if (node?.complete && node.naturalWidth === 0) setBroken(image)
          }}
        />
      ) : null}
    </span>
  )
}

import { createElement, type SVGProps } from "react"

interface Props extends SVGProps<SVGSVGElement> {
  size?: number | string
}

/** Of `.icon` in base.css, so it isn't written on each of a page's hundred icons. */
const usualWidth = 1.9

/** An icon as the library draws it, but its shapes lie in a file that all pages share: see `icon-sprite.ts`. */
export function spriteIcon(href: string) {
  return function Icon({ size = 24, strokeWidth = 2, className, children, ...rest }: Props) {
    const isSaid = children || Object.keys(rest).some((key) => /^(aria-.*|role|title)$/.test(key))
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        strokeWidth: strokeWidth === usualWidth ? undefined : strokeWidth,
        className: className ? `icon ${className}` : "icon",
        ...(isSaid ? null : { "aria-hidden": "true" }),
        ...rest,
      },
      createElement("use", { href }),
      children,
    )
  }
}

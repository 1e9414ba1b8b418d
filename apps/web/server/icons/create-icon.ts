import { createElement, type SVGProps } from "react"

export interface IconData {
  name: string
  node: [shape: string, attributes: Record<string, string>][]
  aliases?: string[]
}

interface Props extends SVGProps<SVGSVGElement> {
  size?: number | string
}

/** The same element as the icons' library makes, which `create-icon.test.ts` compares, without the options nobody uses. */
export function createIcon({ name, node, aliases = [] }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" ")
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  return function Icon({
    size = 24,
    color = "currentColor",
    strokeWidth = 2,
    className,
    children,
    ...rest
  }: Props) {
    const isSaid = children || Object.keys(rest).some((key) => /^(aria-.*|role|title)$/.test(key))
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: color,
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `${names} ${className}` : names,
        ...(isSaid ? null : { "aria-hidden": "true" }),
        ...rest,
      },
      ...shapes,
      children,
    )
  }
}

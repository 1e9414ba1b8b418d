import type { ComponentProps } from "react"
import { showResult } from "./show-result.ts"

/** To a part of the same page, with the focus on its heading: a bare `#` would leave it on the body. */
export function PartLink({
  to,
  children,
  ...link
}: { to: string } & Omit<ComponentProps<"a">, "href" | "onClick">) {
  return (
    <a {...link} href={`#${to}`} onClick={() => showResult(`#${to} :is(h2, h3)`)}>
      {children}
    </a>
  )
}

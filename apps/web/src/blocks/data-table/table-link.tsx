import { Link } from "@tanstack/react-router"
import type { ComponentProps } from "react"

interface TableLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** What changes in the address of this page; `undefined` takes a key away. */
  set: object
  resetScroll?: boolean
}

/** Else a link that takes a key away would call itself current wherever the key stands. */
const exactly = { exact: true } as const

/** A link to another cut of the same page, which stays where it is. */
export function TableLink({ set, resetScroll = false, ...rest }: TableLinkProps) {
  const search = (before: object) => ({ ...before, ...set })
  return (
    <Link
      to="."
      search={search as never}
      activeOptions={exactly}
      resetScroll={resetScroll}
      preload={false}
      {...rest}
    />
  )
}

import { useEffect, useLayoutEffect, useRef, useState } from "react"

/** Nearer to the end than this counts as being there. */
const near = 60

const useDrawn = typeof window === "undefined" ? useEffect : useLayoutEffect

/**
 * The box is turned over (column-reverse), so it opens at its end without a script, and what comes above moves
 * nothing. What comes below moves nothing either, unless the reader is at the end.
 */
export function useStay(last: number, isMine: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const seen = useRef(last)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [unseen, setUnseen] = useState(0)

  useDrawn(() => {
    const element = box.current
    if (!element) return
    const grown = element.scrollHeight - height.current
    height.current = element.scrollHeight
    if (last <= seen.current) return
    const came = last - seen.current
    seen.current = last
    if (isMine) element.scrollTop = 0
    else if (-element.scrollTop > near) {
      element.scrollTop -= grown
      setUnseen((count) => count + came)
    }
  })

  const onScroll = () => {
    const element = box.current
    if (!element) return
    const isThere = -element.scrollTop <= near
    setIsAtEnd(isThere)
    if (isThere) setUnseen(0)
  }
  const toEnd = () => box.current?.scrollTo({ top: 0, behavior: "smooth" })
  return { box, onScroll, isAtEnd, unseen, toEnd }
}

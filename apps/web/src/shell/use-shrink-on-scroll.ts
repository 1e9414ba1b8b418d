import { useEffect, type RefObject } from "react"

/** For browsers that cannot link an animation to the scroll: sets the same two numbers by hand. */
export function useShrinkOnScroll(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return
    const follow = () => {
      const scrolled = window.scrollY
      header.current?.style.setProperty("--shrink", String(Math.min(1, Math.max(0, scrolled / 100))))
      header.current?.style.setProperty("--shadow", String(Math.min(1, Math.max(0, scrolled / 30))))
    }
    follow()
    window.addEventListener("scroll", follow, { passive: true })
    return () => window.removeEventListener("scroll", follow)
  }, [header])
}

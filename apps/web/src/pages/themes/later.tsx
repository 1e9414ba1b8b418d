import { lazy, Suspense, type ComponentType } from "react"

/**
 * A part far down the page: the server draws it, and its code comes when someone scrolls near it or does
 * anything at all. So the page opens as light as any other, although it shows every control there is.
 */
export function later(id: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    if (typeof window !== "undefined") await near(id)
    return { default: await load() }
  })
  return function Later() {
    return (
      <Suspense fallback={<div className="min-h-screen" />}>
        <Part />
      </Suspense>
    )
  }
}

/** Listened for from the start: the first press may come before React reaches the part. */
const touched = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return
  const once = { once: true, capture: true }
  window.addEventListener("pointerdown", () => resolve(), once)
  window.addEventListener("keydown", () => resolve(), once)
})

function near(id: string): Promise<void> {
  const part = document.getElementById(id)
  // Reached by a link inside the site, the part is not drawn yet: there is nothing to wait for.
  if (!part) return Promise.resolve()
  const inSight = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: "1000px" },
    )
    observer.observe(part)
  })
  return Promise.race([touched, inSight])
}

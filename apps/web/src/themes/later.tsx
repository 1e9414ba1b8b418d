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

function near(id: string): Promise<void> {
  const part = document.getElementById(id)
  // Reached by a link inside the site, the part is not drawn yet: there is nothing to wait for.
  if (!part) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      rootMargin: "1000px",
    })
    const wake = () => {
      observer.disconnect()
      window.removeEventListener("pointerdown", wake, true)
      window.removeEventListener("keydown", wake, true)
      resolve()
    }
    window.addEventListener("pointerdown", wake, true)
    window.addEventListener("keydown", wake, true)
    observer.observe(part)
  })
}

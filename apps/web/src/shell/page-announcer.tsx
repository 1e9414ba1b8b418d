import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { logFailure } from "../session/log-failure.ts"

/** Says the title of a page that came without a reload, and lets the keyboard start in it. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState("")

  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged }) => {
        if (!pathChanged) return
        setTitle(document.title)
        const { activeElement, body } = document
        // A link of the footer stays where it is, far below the page that it led to.
        const isLeft = (activeElement ?? body) === body || activeElement?.closest(".site-main ~ footer")
        if (isLeft) document.getElementById("main")?.focus({ preventScroll: true })
      }),
    [router],
  )
  useEffect(() => {
    const start = (event: FocusEvent) => {
      const path = event.composedPath()
      import("./keep-focus.ts")
        .then(({ keepFocus }) => keepFocus(path))
        .catch((error: unknown) => logFailure("the focus isn't kept", error))
    }
    document.addEventListener("focusin", start, { once: true })
    return () => document.removeEventListener("focusin", start)
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

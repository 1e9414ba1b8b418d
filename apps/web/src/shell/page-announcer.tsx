import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"

/** Says the title of a page that came without a reload, and lets the keyboard start in it. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState("")

  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged }) => {
        if (!pathChanged) return
        setTitle(document.title)
        if (document.activeElement === document.body || document.activeElement === null) {
          document.getElementById("main")?.focus({ preventScroll: true })
        }
      }),
    [router],
  )
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

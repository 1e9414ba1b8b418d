import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { reloadOnce } from "../ui/code/reload-once.ts"
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
    const paths: EventTarget[][] = []
    let isGone = false
    let stopKeeping: (() => void) | undefined
    const note = (event: FocusEvent) => {
      paths.push(event.composedPath())
      if (paths.length > 1) return
      import("./keep-focus.ts")
        .then(({ keepFocus }) => {
          stop()
          if (!isGone) stopKeeping = keepFocus(paths)
        })
        .catch((error: unknown) => {
          logFailure("the focus isn't kept", error)
          // A deployment took the code of this page. Nothing has been typed yet that a reload would lose.
          if (isField(event.target)) reloadOnce(error)
        })
    }
    const stop = () => document.removeEventListener("focusin", note)
    document.addEventListener("focusin", note)
    return () => {
      isGone = true
      stop()
      stopKeeping?.()
    }
  }, [])
  useEffect(() => {
    // What sends the form must be here before anything is typed: a deployment may take its code while someone types.
    const fetchApi = ({ target }: FocusEvent) => {
      if (isField(target)) router.options.context.api().catch(() => undefined)
    }
    document.addEventListener("focusin", fetchApi)
    return () => document.removeEventListener("focusin", fetchApi)
  }, [router])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, textarea, select")

import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react"
import { toasts } from "./toast.ts"

const noToasts: ReturnType<typeof toasts.current> = []

/**
 * Stands once in the page and costs nothing until someone does something: the first press fetches the code of the
 * toasts, so that it's there when the network later isn't. If that fails, the next toast tries again.
 */
export function ToastHost() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, () => noToasts)
  const [Toaster, setToaster] = useState<ComponentType<{ items: typeof items }>>()

  useEffect(() => {
    if (Toaster) return
    const load = () =>
      void import("./toaster.tsx").then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      )
    if (items.length > 0) load()
    const once = { once: true, passive: true, capture: true }
    window.addEventListener("pointerdown", load, once)
    window.addEventListener("keydown", load, once)
    return () => {
      window.removeEventListener("pointerdown", load, once)
      window.removeEventListener("keydown", load, once)
    }
  }, [Toaster, items])

  return Toaster && items.length > 0 ? <Toaster items={items} /> : null
}

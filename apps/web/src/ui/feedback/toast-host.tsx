import { useEffect, useSyncExternalStore } from "react"
import { toasterModule } from "./toast.ts"

/**
 * Stands once in the page and costs nothing until someone does something: the first press fetches the toasts,
 * so that they are there when the network later isn't.
 */
export function ToastHost() {
  const module = useSyncExternalStore(toasterModule.subscribe, toasterModule.current, () => null)

  useEffect(() => {
    const once = { once: true, passive: true, capture: true }
    window.addEventListener("pointerdown", toasterModule.load, once)
    window.addEventListener("keydown", toasterModule.load, once)
    return () => {
      window.removeEventListener("pointerdown", toasterModule.load, once)
      window.removeEventListener("keydown", toasterModule.load, once)
    }
  }, [])

  return module ? <module.Toaster /> : null
}

import { CircleAlert, CircleCheck, Info, X } from "lucide-react"
import { useEffect, useSyncExternalStore } from "react"
import { Toaster as Sonner, toast as sonner, useSonner } from "sonner"
import "sonner/dist/styles.css"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Spinner } from "../layout/spinner.tsx"
import { letGoOfToasts } from "./toast-hold.ts"
import { toastFloor, watchFloor } from "./toast-floor.ts"

export { sonner }

// The library's own rules are outside the layers, so what must beat them is marked important.
const classNames = {
  toast:
    "flex w-(--width) items-start gap-3 rounded-[12px] bg-paper py-3.5 pr-2.5 pl-4 font-sans text-15 text-ink shadow-pop! focus-visible:outline-3! focus-visible:outline-offset-2! focus-visible:outline-focus! focus-visible:outline-solid! [&[data-expanded=false][data-front=false]>*]:opacity-0",
  icon: "relative mt-px grid size-5 flex-none place-items-center",
  loader: "text-ink-2",
  content: "min-w-0 flex-1 self-center",
  title: "font-semibold",
  description: "text-14 text-ink-2!",
  closeButton:
    "order-last -my-1 grid size-7 flex-none cursor-pointer place-items-center rounded-full text-ink-2 hover:bg-wall-2 hover:text-ink",
  actionButton:
    "min-h-7 flex-none cursor-pointer self-center rounded-xs px-1.5 text-14 font-semibold text-brand-text underline underline-offset-3",
}

// The library has a variable of its own named as our info text colour, so the icon takes the plain info one.
const icons = {
  success: <CircleCheck size={20} strokeWidth={1.9} className="text-ok-text" aria-hidden="true" />,
  error: <CircleAlert size={20} strokeWidth={1.9} className="text-danger-text" aria-hidden="true" />,
  info: <Info size={20} strokeWidth={1.9} className="text-info" aria-hidden="true" />,
  loading: <Spinner size={20} />,
  close: <X size={16} strokeWidth={1.9} aria-hidden="true" />,
}

/** Dialogs and sheets come and go as children of the body. */
function watchPanels(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** On a phone the buttons of a sheet lie where toasts would. */
function hasFootOnPhone() {
  return matchMedia("(width < 48rem)").matches && document.querySelector("[data-modal-foot]") !== null
}

const watchNothing = () => () => undefined

/** The library's width (356px), swipe threshold (45px) and removal delay (200ms) are the wanted ones. */
export function Toaster() {
  const { t } = useTranslation()
  const isFootInTheWay = useSyncExternalStore(watchPanels, hasFootOnPhone, () => false)
  const isShown = useSonner().toasts.length > 0
  const floor = useSyncExternalStore(isShown ? watchFloor : watchNothing, toastFloor, () => 0)
  useEffect(() => (isShown ? letGoOfToasts() : undefined), [isShown])
  return (
    <Sonner
      position={isFootInTheWay ? "top-center" : "bottom-right"}
      visibleToasts={3}
      duration={4000}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      offset={{ top: 24, right: 24, bottom: floor ? floor + 12 : 24, left: 24 }}
      mobileOffset={{ top: 16, right: 16, bottom: floor ? floor + 12 : 16, left: 16 }}
      closeButton
      icons={icons}
      containerAriaLabel={t("ui:toasts")}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: t("ui:closeToast") }}
    />
  )
}

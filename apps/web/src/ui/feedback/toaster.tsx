import { clsx } from "clsx"
import { CircleAlert, CircleCheck, Info, X } from "lucide-react"
import { Toast } from "radix-ui"
import { useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Spinner } from "../layout/spinner.tsx"
import { toastFloor, watchFloor } from "./toast-floor.ts"
import { dismissToasts, type ToastItem } from "./toast.ts"

const mostVisible = 3

const icons = {
  success: <CircleCheck size={20} strokeWidth={1.9} className="text-ok-text" aria-hidden="true" />,
  error: <CircleAlert size={20} strokeWidth={1.9} className="text-danger-text" aria-hidden="true" />,
  info: <Info size={20} strokeWidth={1.9} className="text-info-text" aria-hidden="true" />,
  loading: <Spinner size={20} />,
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

/**
 * Mounted only while there are toasts: the library remembers that the pointer was over the last one, and would hold
 * the next one until the pointer comes and goes again.
 */
export function Toaster({ items }: { items: readonly ToastItem[] }) {
  const { t } = useTranslation()
  const isFootInTheWay = useSyncExternalStore(watchPanels, hasFootOnPhone, () => false)
  const floor = useSyncExternalStore(watchFloor, toastFloor, () => 0)
  const { list, onFocus } = useFocusBack()
  const isOnTop = isFootInTheWay || items.some((one) => one.isOnTop)

  return (
    <Toast.Provider label={t("ui:toast")} duration={4000} swipeThreshold={45}>
      {items.map((item, index) => (
        <ToastCard key={item.version} item={item} isVisible={index >= items.length - mostVisible} />
      ))}
      <Toast.Viewport
        ref={list}
        data-toasts=""
        hotkey={["altKey", "KeyT"]}
        label={`${t("ui:toasts")} ({hotkey})`}
        onFocus={onFocus}
        style={isOnTop || !floor ? {} : { bottom: floor + 12 }}
        className={clsx(
          "fixed inset-x-4 z-(--z-toast) flex gap-3.5 outline-none sm:inset-x-auto sm:w-[356px]",
          isOnTop
            ? "top-4 flex-col-reverse sm:top-6 sm:left-[calc(50vw-178px)]"
            : "bottom-4 flex-col sm:right-6 sm:bottom-6",
        )}
      />
    </Toast.Provider>
  )
}

function ToastCard({ item, isVisible }: { item: ToastItem; isVisible: boolean }) {
  const { t } = useTranslation()
  return (
    <Toast.Root
      open={item.isOpen}
      onOpenChange={() => dismissToasts(item.id)}
      // It fades out before it's taken away.
      forceMount
      type={item.kind === "error" ? "foreground" : "background"}
      {...(item.duration === undefined ? {} : { duration: item.duration })}
      hidden={!isVisible}
      data-toast={item.kind}
      className={clsx(
        "flex items-start gap-3 rounded-[12px] bg-paper py-3.5 pr-2.5 pl-4 text-15 text-ink shadow-pop",
        "transition-[opacity,translate] duration-(--m-base) data-[state=closed]:opacity-0 starting:translate-y-2 starting:opacity-0",
        "data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none",
      )}
    >
      <span className="relative mt-px grid size-5 flex-none place-items-center text-ink-2">
        {icons[item.kind]}
      </span>
      <div className="min-w-0 flex-1 self-center">
        <Toast.Title className="font-semibold">{item.title}</Toast.Title>
        {item.description && (
          <Toast.Description className="text-14 text-ink-2">{item.description}</Toast.Description>
        )}
      </div>
      {item.action && (
        <Toast.Action
          altText={item.action.label}
          onClick={item.action.onClick}
          className="min-h-7 flex-none cursor-pointer self-center rounded-xs px-1.5 text-14 font-semibold text-brand-text underline underline-offset-3"
        >
          {item.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={t("ui:closeToast")}
        className="-my-1 grid size-7 flex-none cursor-pointer place-items-center rounded-full text-ink-2 hover:bg-wall-2 hover:text-ink"
      >
        <X size={16} strokeWidth={1.9} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** When the last toast goes, what had the focus before the toasts gets it back. */
function useFocusBack() {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = list.current
    return () => {
      if (own?.contains(document.activeElement)) before.current?.focus()
    }
  }, [])
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
    if (isFromOutside) before.current = relatedTarget
  }
  return { list, onFocus }
}

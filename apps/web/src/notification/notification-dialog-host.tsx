import { useRouter, useSearch } from "@tanstack/react-router"
import { useAuth } from "../session/use-auth.ts"
import { useLater } from "../ui/layout/use-later.ts"
import { notificationWords } from "./notification-words.ts"

const load = () => import("./notification-dialog.tsx")

/** Stands once in the page and opens over it while the address says `?notification=…`. */
export function NotificationDialogHost() {
  const router = useRouter()
  const { notification: id } = useSearch({ strict: false })
  const user = useAuth()?.user
  const isOpen = id !== undefined && Boolean(user)
  const later = useLater({
    load,
    words: notificationWords,
    isWanted: isOpen,
    onFailure: () => void router.navigate({ to: "/account", search: { section: "notifications" } }),
  })

  const close = () =>
    void router.navigate({
      to: ".",
      search: ({ notification: _notification, ...rest }: Record<string, unknown>) => rest,
      resetScroll: false,
    } as Parameters<typeof router.navigate>[0])

  return isOpen && later ? <later.NotificationDialog key={id} id={id} onClose={close} /> : null
}

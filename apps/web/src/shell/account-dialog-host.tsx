import { useRouter, useSearch } from "@tanstack/react-router"
import { useAuth } from "../session/use-auth.ts"
import { useLater } from "../ui/layout/use-later.ts"
import { accountWords, readSection } from "../account/account-sections.ts"

const load = () => import("../pages/account/account-dialog.tsx")

/** Stands once in the page and opens over it while the address says `?account=…`. Its code comes with the first use. */
export function AccountDialogHost() {
  const router = useRouter()
  const { account, accountPage, notification } = useSearch({ strict: false })
  const section = readSection(account)
  const user = useAuth()?.user
  // A notification that was opened from the list lies in the account's place until it is closed.
  const isOpen = section !== undefined && Boolean(user) && !notification

  const later = useLater({
    load,
    words: accountWords,
    isWanted: isOpen,
    // Without the network the page of the same content says what is wrong.
    onFailure: () => void router.navigate({ to: "/account", search: { section } }),
  })

  const close = () =>
    void router.navigate({
      to: ".",
      search: ({ account: _account, accountPage: _page, ...rest }: Record<string, unknown>) => rest,
      resetScroll: false,
    } as Parameters<typeof router.navigate>[0])

  return isOpen && later ? (
    <later.AccountDialog section={section} page={accountPage ?? 1} onClose={close} />
  ) : null
}

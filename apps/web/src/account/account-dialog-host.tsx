import { useRouter, useSearch } from "@tanstack/react-router"
import { useEffect, useState, type ComponentProps, type ComponentType } from "react"
import { loadWords } from "../i18n/load-words.ts"
import { useAuth } from "../shell/use-auth.ts"
import type * as dialogTypes from "./account-dialog.tsx"
import { accountWords, readSection } from "./account-sections.ts"

type Dialog = ComponentType<ComponentProps<typeof dialogTypes.AccountDialog>>

/** Stands once in the page and opens over it while the address says `?account=…`. Its code comes with the first use. */
export function AccountDialogHost() {
  const router = useRouter()
  const section = readSection(useSearch({ strict: false }).account)
  const user = useAuth()?.user
  const isOpen = section !== undefined && Boolean(user)
  const [Dialog, setDialog] = useState<Dialog | null>(null)

  useEffect(() => {
    if (!isOpen || Dialog) return
    let isWanted = true
    const { i18n } = router.options.context
    const show = ([module]: [typeof dialogTypes, void]) => {
      if (isWanted) setDialog(() => module.AccountDialog)
    }
    // Without the network the page of the same content says what is wrong.
    const goThere = () => {
      if (isWanted) void router.navigate({ to: "/account", search: { section } })
    }
    Promise.all([import("./account-dialog.tsx"), loadWords(i18n, accountWords)]).then(show, goThere)
    return () => {
      isWanted = false
    }
  }, [isOpen, Dialog, router, section])

  const close = () =>
    void router.navigate({
      to: ".",
      search: ({ account: _account, ...rest }: Record<string, unknown>) => rest,
      resetScroll: false,
    } as Parameters<typeof router.navigate>[0])

  return isOpen && Dialog ? <Dialog section={section} onClose={close} /> : null
}

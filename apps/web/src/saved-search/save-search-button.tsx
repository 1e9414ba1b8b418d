import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { BellPlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { PlainSave } from "./plain-save.tsx"
import type { WantedSearch } from "./wanted-search.ts"

const loadDialog = () => import("./save-search-dialog.tsx")
const dialogWords = ["alerts", "task", "fields", "refusal"] as const

/** The dialog comes with its first use. Visitors log in first and come back to the same list. */
export function SaveSearchButton({ wanted }: { wanted: WantedSearch }) {
  const { t } = useTranslation()
  const router = useRouter()
  const here = useRouterState({ select: ({ location }) => location.href })
  const isKnown = useAuth()?.isAuthenticated === true
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load: loadDialog,
    words: dialogWords,
    isWanted: isOpen,
    onFailure: () => setOpen(false),
  })
  if (!isKnown) {
    return (
      <Button asChild variant="outline" icon={BellPlus}>
        <Link to="/signin" search={{ redirect: here }} preload={false}>
          {t("list:saveSearch")}
        </Link>
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="outline"
        icon={BellPlus}
        aria-haspopup="dialog"
        className="scripted"
        pending={isOpen && !later}
        onClick={() => setOpen(true)}
      >
        {t("list:saveSearch")}
      </Button>
      <noscript>{import.meta.env.SSR && <PlainSave wanted={wanted} />}</noscript>
      {isOpen && later ? (
        <later.SaveSearchDialog
          wanted={wanted}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            void router.options.context.queryClient.invalidateQueries({ queryKey: ["saved-searches"] })
          }}
        />
      ) : null}
    </>
  )
}

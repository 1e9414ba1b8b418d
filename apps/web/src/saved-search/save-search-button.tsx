import { searchesPerPerson } from "@doable/domain/saved-search/limits"
import { isSameSearch } from "@doable/domain/saved-search/same-search"
import { useQuery } from "@tanstack/react-query"
import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { BellPlus, BellRing } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { PlainSave, PlainSaved } from "./plain-save.tsx"
import { plainSearchesQuery, searchesKey, type SavedSearchData } from "./searches-query.ts"
import type { WantedSearch } from "./wanted-search.ts"

const loadDialogs = async () => {
  const [{ SaveSearchDialog }, { EditSearchDialog }] = await Promise.all([
    import("./save-search-dialog.tsx"),
    import("./edit-search-dialog.tsx"),
  ])
  return { SaveSearchDialog, EditSearchDialog }
}
const dialogWords = ["alerts", "task", "fields", "refusal"] as const

/** The dialogs come with their first use. Visitors log in first and come back to the same list. */
export function SaveSearchButton({ wanted }: { wanted: WantedSearch }) {
  const { t } = useTranslation()
  const here = useRouterState({ select: ({ location }) => location.href })
  const isKnown = useAuth()?.isAuthenticated === true
  if (isKnown) return <OwnSearchButton wanted={wanted} />
  return (
    <Button asChild variant="outline" icon={BellPlus}>
      <Link to="/signin" search={{ redirect: here }} preload={false}>
        {t("list:saveSearch")}
      </Link>
    </Button>
  )
}

/** A search that is saved already is edited: saved twice, it would tell everything twice. */
function OwnSearchButton({ wanted }: { wanted: WantedSearch }) {
  const { t } = useTranslation()
  const { api, queryClient } = useRouter().options.context
  const own = useQuery(plainSearchesQuery(api))
  const saved = own.data?.data.find((search) => isSameSearch(wanted, search))
  // What it opened with stays: a list that arrives later takes nobody's form away.
  const [opened, setOpened] = useState<"save" | SavedSearchData | null>(null)
  const close = () => setOpened(null)
  const later = useLater({
    load: loadDialogs,
    words: dialogWords,
    isWanted: opened !== null,
    onFailure: close,
  })
  return (
    <>
      <Button
        variant="outline"
        icon={saved ? BellRing : BellPlus}
        aria-haspopup="dialog"
        className="scripted"
        pending={opened !== null && !later}
        onClick={() => setOpened(saved ?? "save")}
      >
        {t(saved ? "list:editSearch" : "list:saveSearch")}
      </Button>
      <noscript>{import.meta.env.SSR && (saved ? <PlainSaved /> : <PlainSave wanted={wanted} />)}</noscript>
      {later && opened === "save" && (
        <later.SaveSearchDialog
          wanted={wanted}
          saved={saved}
          isFull={(own.data?.total ?? 0) >= searchesPerPerson}
          onEdit={setOpened}
          onClose={close}
          onSaved={() => {
            close()
            void queryClient.invalidateQueries({ queryKey: searchesKey })
          }}
        />
      )}
      {later && opened && opened !== "save" && <later.EditSearchDialog search={opened} onClose={close} />}
    </>
  )
}

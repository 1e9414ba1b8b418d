import { useEffect, useState, type ToggleEvent } from "react"

const key = "admin-open-branches"
const none: ReadonlySet<string> = new Set()

/** Which branches lie open on a phone, for as long as the tab lives; where the list is narrowed, all of them. */
export function useOpenBranches(isNarrowed: boolean) {
  const [ids, setIds] = useState(none)
  useEffect(() => setIds(remembered()), [])
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(ids)
    if (isOpen) next.add(id)
    else next.delete(id)
    setIds(next)
    remember(next)
  }
  return (id: string) => ({
    open: isNarrowed || ids.has(id),
    onToggle: ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
      // What a search has opened isn't what someone left open.
      if (!isNarrowed && open !== ids.has(id)) toggle(id, open)
    },
  })
}

function remembered(): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(key)?.split(" "))
  } catch {
    return none
  }
}

function remember(ids: ReadonlySet<string>) {
  try {
    sessionStorage.setItem(key, [...ids].join(" "))
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}

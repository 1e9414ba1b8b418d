import { useEffect, useState } from "react"
import { refSearch } from "../session/safe-path.ts"

const key = "invited-by"

/** The code of the link that someone shared, also after its reader has looked around in this tab before signing up. */
export function useInvitedBy(code: string | undefined): string | undefined {
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    try {
      if (code) sessionStorage.setItem(key, code)
      else setKept(refSearch({ ref: sessionStorage.getItem(key) }).ref)
    } catch {
      // Where storage is forbidden, the code lasts as long as the address.
    }
  }, [code])
  return code ?? kept
}

import { KeyRound } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useLater } from "../../../ui/layout/use-later.ts"
import { useConfirmItsYou } from "../../second-step/use-confirm-its-you.tsx"
import { useWaysIn } from "../../ways-in/use-ways-in.ts"

const load = () => import("./set-password-dialog.tsx")
const words = ["reset", "signup", "fields"] as const

export function SetPassword({ onChanged }: { onChanged: () => Promise<void> }) {
  const { t } = useTranslation()
  const ways = useWaysIn()
  const itsYou = useConfirmItsYou()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load,
    words,
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false)
      toast.error(t("common:unexpected"))
    },
  })
  const open = async () => {
    const { data } = await ways.refetch()
    if (data?.isRecent === false && !(await itsYou.askAgain())) return
    setOpen(true)
  }
  const finish = async (isChanged: boolean) => {
    setOpen(false)
    if (isChanged) await onChanged()
  }
  return (
    <>
      <Button variant="outline" icon={KeyRound} pending={isOpen && !later} onClick={() => void open()}>
        {t("security:ways.setPassword")}
      </Button>
      {itsYou.dialog}
      {isOpen && later && <later.SetPasswordDialog onDone={(isChanged) => void finish(isChanged)} />}
    </>
  )
}

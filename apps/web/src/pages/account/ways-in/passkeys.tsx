import { useRouter } from "@tanstack/react-router"
import { KeySquare, Plus } from "lucide-react"
import { useRef, useState } from "react"
import type { Passkey } from "../../ways-in/use-ways-in.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth, type AuthAnswer } from "../../../session/person/auth-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useLater } from "../../../ui/layout/use-later.ts"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { useConfirmItsYou } from "../../second-step/use-confirm-its-you.tsx"
import { useRefusalToast } from "./use-refusal-toast.ts"
import { WayRow } from "./way-row.tsx"

const load = () => import("./rename-passkey.tsx")
const words = [] as const

interface PasskeysProps {
  passkeys: Passkey[]
  /** Without it nobody would get in. */
  isLastWay: boolean
  now: Date
  onChanged: () => Promise<void>
}

export function Passkeys({ passkeys, isLastWay, now, onChanged }: PasskeysProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { serverUrl } = useRouter().options.context.config
  const itsYou = useConfirmItsYou()
  const refused = useRefusalToast()
  const [busy, setBusy] = useState<string | null>(null)
  const [named, setNamed] = useState<Passkey | null>(null)
  const dialog = useLater({
    load,
    words,
    isWanted: named !== null,
    onFailure: () => {
      setNamed(null)
      toast.error(t("common:unexpected"))
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const nameOf = ({ name }: Passkey) => name || t("security:passkeys.unnamed")

  const change = async (who: string, call: () => Promise<AuthAnswer | null>, done: string) => {
    setBusy(who)
    const answer = await itsYou.withRecent(call)
    setBusy(null)
    if (!answer) return false
    if (answer.ok) toast.success(done)
    else if (answer.code === "passkey_unsupported") toast.error(t("security:passkeys.unsupported"))
    else if (answer.code === "passkey_known") toast.error(t("security:passkeys.known"))
    else await refused(answer)
    await onChanged()
    return answer.ok
  }
  const add = () =>
    change(
      "new",
      async () => (await import("../../ways-in/passkey.ts")).addPasskey(serverUrl),
      t("security:passkeys.added"),
    )
  const remove = async (passkey: Passkey) => {
    const description = t("security:passkeys.askRemove", { name: nameOf(passkey) })
    const confirmButtonProps = { variant: "destructive" } as const
    const confirmText = t("security:passkeys.remove")
    if (!(await confirm({ description, confirmText, confirmButtonProps }))) return
    const call = () => callAuth(serverUrl, "/passkey/delete-passkey", { id: passkey.id })
    const isGone = await change(passkey.id, call, t("security:passkeys.removed"))
    if (isGone) heading.current?.focus()
  }
  const finish = async () => {
    setNamed(null)
    await onChanged()
  }

  return (
    <section aria-labelledby="passkeys" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="passkeys" ref={heading} tabIndex={-1} className="display text-d22 outline-none">
          {t("security:passkeys.title")}
        </h3>
        <Button variant="secondary" size="sm" icon={Plus} pending={busy === "new"} onClick={() => void add()}>
          {t("security:passkeys.add")}
        </Button>
      </div>
      {passkeys.length === 0 ? (
        <p className="text-14 text-ink-2">{t("security:passkeys.none")}</p>
      ) : (
        <ul className="overflow-clip rounded-control border border-line">
          {passkeys.map((passkey) => (
            <WayRow
              key={passkey.id}
              icon={KeySquare}
              name={nameOf(passkey)}
              text={
                passkey.lastUsedAt
                  ? t("security:passkeys.used", {
                      added: date(passkey.createdAt, "xs"),
                      used: date(passkey.lastUsedAt, "relative", now),
                    })
                  : t("security:passkeys.notUsed", { added: date(passkey.createdAt, "xs") })
              }
            >
              <Button variant="ghost" size="sm" onClick={() => setNamed(passkey)}>
                {t("security:passkeys.rename")} <span className="sr-only">{nameOf(passkey)}</span>
              </Button>
              <Button
                variant="ghost"
                size="sm"
                pending={busy === passkey.id}
                disabled={isLastWay}
                hint={t("security:ways.last")}
                onClick={() => void remove(passkey)}
                className="text-danger-text!"
              >
                {t("security:passkeys.remove")} <span className="sr-only">{nameOf(passkey)}</span>
              </Button>
            </WayRow>
          ))}
        </ul>
      )}
      {itsYou.dialog}
      {named && dialog && <dialog.RenamePasskey passkey={named} onDone={() => void finish()} />}
    </section>
  )
}

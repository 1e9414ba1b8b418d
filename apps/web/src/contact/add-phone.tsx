import type { Namespace } from "@doable/words/keys"
import { Link, useRouter } from "@tanstack/react-router"
import { useState, type MouseEvent, type ReactNode } from "react"
import { Button, type ButtonProps } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"

const load = () => import("./phone-dialog.tsx")
const words: readonly Namespace[] = ["contacts", "fields", "refusal"]

interface AddPhoneProps {
  /** Given, it looks like a button. */
  button?: Pick<ButtonProps, "variant" | "size" | "icon" | "className">
  className?: string
  children: ReactNode
}

/** Asks for a phone number right here. Without scripts, or in another tab, it leads to the account's contacts. */
export function AddPhone({ button, className, children }: AddPhoneProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load,
    words,
    isWanted: isOpen,
    onFailure: () =>
      void router.navigate({ to: "/account", search: { section: "account" }, hash: "contacts" }),
  })
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpen(true)
  }
  const link = (
    <Link
      to="/account"
      search={{ section: "account" }}
      hash="contacts"
      preload={false}
      className={className}
      onClick={open}
    >
      {children}
    </Link>
  )
  return (
    <>
      {button ? (
        <Button asChild {...button}>
          {link}
        </Button>
      ) : (
        link
      )}
      {isOpen && later && <later.PhoneDialog onClose={() => setOpen(false)} />}
    </>
  )
}

import { Link } from "@tanstack/react-router"
import { MessageCircle } from "lucide-react"
import { useState } from "react"
import { useAuth } from "../../session/use-auth.ts"
import { Button } from "../../ui/layout/button.tsx"
import { useLater } from "../../ui/layout/use-later.ts"

const load = () => import("./write-dialog.tsx")
const words = ["chat", "refusal", "fields"] as const

interface WriteButtonProps {
  providerId: string
  name: string
  label: string
}

/** Starts a conversation with a doer. Visitors log in first and come back. */
export function WriteButton({ providerId, name, label }: WriteButtonProps) {
  const user = useAuth()?.user
  const [isOpen, setIsOpen] = useState(false)
  const later = useLater({ load, words, isWanted: isOpen, onFailure: () => setIsOpen(false) })
  if (!user) {
    return (
      <Button asChild variant="outline" icon={MessageCircle} full>
        <Link to="/signin" search={{ redirect: `/providers/${providerId}` }}>
          {label}
        </Link>
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="outline"
        icon={MessageCircle}
        full
        pending={isOpen && !later}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {later && (
        <later.WriteDialog isOpen={isOpen} onOpenChange={setIsOpen} providerId={providerId} name={name} />
      )}
    </>
  )
}

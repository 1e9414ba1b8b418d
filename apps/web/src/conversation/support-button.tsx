import { LifeBuoy } from "lucide-react"
import { useState, type ComponentProps } from "react"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import type { SupportDialog } from "./support-dialog.tsx"

const load = () => import("./support-dialog.tsx")
const words = ["chat", "contact", "refusal", "fields"] as const

interface SupportButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "className"> {
  label: string
  topic?: ComponentProps<typeof SupportDialog>["topic"]
}

/** For logged-in people: a question to the team, in the chat. */
export function SupportButton({ label, topic, variant = "outline", className }: SupportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const later = useLater({ load, words, isWanted: isOpen, onFailure: () => setIsOpen(false) })
  return (
    <>
      <Button
        variant={variant}
        icon={LifeBuoy}
        className={className}
        pending={isOpen && !later}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {later && <later.SupportDialog isOpen={isOpen} onOpenChange={setIsOpen} topic={topic} />}
    </>
  )
}

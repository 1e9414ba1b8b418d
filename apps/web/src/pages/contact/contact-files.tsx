import { filesPerContactMessage } from "@doable/domain/contact-message/limits"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { useLater } from "../../ui/layout/use-later.ts"
import type { FilesFieldProps } from "./files-field.tsx"

const load = () => import("./files-field.tsx")
const words = ["fields", "refusal"] as const

/** Files have an owner, so only whoever is signed in can add some; the field for them comes when it is opened. */
export function ContactFiles(on: FilesFieldProps) {
  const { t } = useTranslation()
  const user = useAuth()?.user
  const [isWanted, setWanted] = useState(false)
  const [isLost, setLost] = useState(false)
  const later = useLater({ load, words, isWanted: isWanted && !isLost, onFailure: () => setLost(true) })
  if (!user) {
    return (
      <p className="text-14 text-ink-2">
        {t("contact:files.visitors")}{" "}
        <Link to="/signin" search={{ redirect: "/contact" }} preload={false} className="link">
          {t("contact:files.logIn")}
        </Link>
      </p>
    )
  }
  return (
    <Disclosure title={t("contact:files.add")} onToggle={() => setWanted(true)}>
      <p className="mb-3 text-14 text-ink-2">{t("contact:files.hint", { count: filesPerContactMessage })}</p>
      {isLost ? (
        <p role="alert" className="text-14 text-danger-text">
          {t("contact:files.lost")}
        </p>
      ) : later ? (
        <later.FilesField {...on} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Disclosure>
  )
}

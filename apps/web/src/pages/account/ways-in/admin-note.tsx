import { Link } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { useWaysIn } from "../../ways-in/use-ways-in.ts"

/** Our team is led here from the admin area: why, and the way back once the second step is on. */
export function AdminNote() {
  const { t } = useTranslation()
  const [wasNeeded] = useState(useAuth()?.user?.needsSecondStep === true)
  const isOn = useWaysIn().data?.secondStep !== undefined
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [isOn])
  if (!wasNeeded) return null
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-warn-text outline-none"
    >
      {t(isOn ? "security:ways.adminOn" : "security:ways.admin")}{" "}
      {isOn && (
        // The whole page anew: what this one knows of the person is from before.
        <Link to="/admin" reloadDocument className="link">
          {t("security:ways.openAdmin")}
        </Link>
      )}
    </div>
  )
}

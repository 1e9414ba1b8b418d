import { Link } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { useWaysIn } from "../../ways-in/use-ways-in.ts"

/** Whether it was needed when the page opened: what the page knows of the person may be newer by now. */
function useWasNeeded() {
  const [wasNeeded] = useState(useAuth()?.user?.needsSecondStep === true)
  return wasNeeded
}

/** Our team is led here from the admin area: why. */
export function AdminNote() {
  const { t } = useTranslation()
  const wasNeeded = useWasNeeded()
  const isOn = useWaysIn().data?.secondStep !== undefined
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  if (!wasNeeded || isOn) return null
  return (
    <p
      ref={note}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-warn-text outline-none"
    >
      {t("security:ways.admin")}
    </p>
  )
}

/** The way back, once the second step is on. */
export function BackToAdmin() {
  const { t } = useTranslation()
  if (!useWasNeeded()) return null
  return (
    <p className="mt-1">
      {t("security:ways.adminOn")}{" "}
      {/* The whole page again: what this one knows of the person is from before. */}
      <Link to="/admin" reloadDocument className="link">
        {t("security:ways.openAdmin")}
      </Link>
    </p>
  )
}

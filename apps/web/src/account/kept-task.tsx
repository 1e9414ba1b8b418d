import { useSearch } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { wishIn } from "./wish-in.ts"

/** Tells people who have to log in first that their text is kept. */
export function KeptTask() {
  const { t } = useTranslation()
  const text = useSearch({ strict: false, select: ({ redirect }) => wishIn(redirect) })
  if (!text) return null
  return (
    <p className="mb-5 rounded-control bg-info-soft px-4 py-3 text-14 wrap-anywhere text-info-text">
      {t("shell:keptTask", { text })}
    </p>
  )
}

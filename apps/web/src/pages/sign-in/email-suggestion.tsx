import { suggestEmail } from "@doable/domain/account/email-suggestion"
import { useTranslation } from "../../i18n/use-translation.ts"

/** Asks whether another address was meant. An offer only: the form goes through without it. */
export function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const { t } = useTranslation()
  const meant = suggestEmail(email)
  if (!meant) return null
  return (
    <>
      {t("signup:didYouMean")}{" "}
      <button type="button" className="link max-w-full text-left wrap-anywhere" onClick={() => onTake(meant)}>
        {/* With the sign at its end, which would stand alone in a line after a long address. */}
        {meant}?
      </button>
    </>
  )
}

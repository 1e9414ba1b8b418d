import { lazy as lazyOfReact, useEffect, type ComponentType } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../layout/button.tsx"
import { reloadOnce } from "./reload-once.ts"
import { hasUnsentText } from "./unsent-text.ts"

/**
 * React's `lazy` for code that a deployment may have removed since the page was opened. What needs it may come from
 * somebody else, such as an offer that arrives while a question is being answered. So it never costs the page what was
 * typed there: this one part says that it's missing.
 */
export const lazy: typeof lazyOfReact = (load) =>
  lazyOfReact(async () => {
    try {
      return await load()
    } catch (error) {
      if (!hasUnsentText()) throw error
      // It stands for a component of any props, because it uses none.
      const Missing: ComponentType<object> = () => <MissingPart error={error} />
      return { default: Missing as Awaited<ReturnType<typeof load>>["default"] }
    }
  })

function MissingPart({ error }: { error: unknown }) {
  const { t } = useTranslation()
  // Drawn again once the text is sent: then nothing keeps the page from reloading.
  useEffect(() => reloadOnce(error))
  return (
    <div className="my-3 text-14 text-ink-2">
      <p>{t("common:missingPart.text")}</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={() => window.location.reload()}>
        {t("common:missingPart.reload")}
      </Button>
    </div>
  )
}

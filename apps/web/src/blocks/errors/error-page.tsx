import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router"
import { RotateCw } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { errorDetails } from "../../session/error-details.ts"
import { ErrorView } from "./error-view.tsx"
import { GoBackButton } from "./go-back-button.tsx"
import { LoosePlug } from "./loose-plug.tsx"
import { WallSlip } from "./wall-slip.tsx"

const torn = [false, true, true, false, false, true, false, false]
const fallen = [
  { left: "24%", bottom: 40, tilt: -14 },
  { left: "58%", bottom: 22, tilt: 9 },
  { left: "70%", bottom: 56, tilt: -6 },
]

/** The whole page when it could not be drawn. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, "error">) {
  const { t } = useTranslation()
  const { page, config } = useRouter().options.context
  const { requestId } = errorDetails(error, page.requestId)
  const [reloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    window.location.reload()
  }
  const title = t("common:error.meta", { appName: config.appName })
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <WallSlip torn={torn} fallen={fallen} className="max-w-[600px]">
      <div className="px-5 py-7 md:px-10 md:pt-9 md:pb-7">
        <div className="flex items-start justify-between gap-4">
          <h1 className="max-w-[11ch] display display-36">{t("common:error.title")}</h1>
          <LoosePlug className="max-sm:hidden" />
        </div>
        <p className="mt-2.5 max-w-[46ch] text-16 text-ink-2">
          {requestId ? t("common:error.text") : t("common:error.textHere")}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5 max-md:flex-col">
          <Button size="lg" icon={RotateCw} pending={reloading} onClick={reload}>
            {t("common:tryAgain")}
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/" reloadDocument>
              {t("common:home")}
            </Link>
          </Button>
          <GoBackButton variant="ghost" size="lg" />
        </div>
        <hr className="mt-5 mb-2.5 border-line" />
        <ErrorView error={error} />
      </div>
    </WallSlip>
  )
}

import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { GoBackButton } from "./go-back-button.tsx"
import { WallSlip } from "./wall-slip.tsx"

const fallen = [
  { left: "14%", bottom: 44, tilt: -17 },
  { left: "23%", bottom: 24, tilt: 8 },
  { left: "31%", bottom: 66, tilt: -4 },
  { left: "48%", bottom: 18, tilt: -6 },
  { left: "66%", bottom: 28, tilt: 13 },
  { left: "74%", bottom: 72, tilt: -8 },
  { left: "82%", bottom: 24, tilt: 4 },
  { left: "90%", bottom: 50, tilt: -20 },
]

/** The whole page for an address that leads nowhere: every tab is torn off. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <WallSlip torn={Array<boolean>(8).fill(true)} fallen={fallen} className="max-w-[520px]">
      <div className="flex flex-col items-center px-5 py-7 text-center md:px-10 md:pt-9 md:pb-8">
        <p className="display text-[124px]/[108px] tracking-[-0.05em] text-brand md:text-[168px]/[140px]">
          {t("common:notFound.code")}
        </p>
        <h1 className="mt-3.5 display display-36">{t("common:notFound.title")}</h1>
        <p className="mt-2 max-w-[34ch] text-16 text-ink-2">{t("common:notFound.text")}</p>
        <div className="mt-6 flex w-full flex-wrap justify-center gap-2.5 max-md:flex-col">
          <Button asChild size="lg">
            <Link to="/">{t("common:goHome")}</Link>
          </Button>
          <GoBackButton variant="outline" size="lg" />
        </div>
      </div>
    </WallSlip>
  )
}

/** The short form, inside a frame that stays: the admin area keeps its menu. */
export function NotFoundView() {
  const { t } = useTranslation()
  return <h1 className="page py-16 text-center display text-d28">{t("common:notFound.short")}</h1>
}

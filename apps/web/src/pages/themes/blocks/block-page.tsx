import { Link } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ThemesSearch } from "./themes-search.ts"

const ListDemo = lazy(() => import("./list-demo.tsx").then((module) => ({ default: module.ListDemo })))
const WizardDemo = lazy(() => import("./wizard-demo.tsx").then((module) => ({ default: module.WizardDemo })))
const FormDemo = lazy(() => import("./form-demo.tsx").then((module) => ({ default: module.FormDemo })))

/** One block on a page of its own, as a noun would use it. */
export function BlockPage({ search }: { search: ThemesSearch }) {
  const { t } = useTranslation()
  return (
    <div className="min-h-[inherit]">
      <p className="wide py-3 text-14">
        <Link to="/themes" className="link">
          {t("themes:blocks.back")}
        </Link>
      </p>
      <Suspense fallback={<div className="min-h-screen" />}>
        {search.block === "list" && <ListDemo search={search} />}
        {search.block === "wizard" && <WizardDemo step={search.step ?? "what"} />}
        {search.block === "form" && <FormDemo />}
      </Suspense>
    </div>
  )
}

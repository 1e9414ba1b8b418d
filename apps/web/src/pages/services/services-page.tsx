import { Link, useRouter } from "@tanstack/react-router"
import { Plus, Search } from "lucide-react"
import { useTransition } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { CategoryTile } from "../../category/category-tile.tsx"
import { LeafGrid } from "./leaf-grid.tsx"
import type { FoundView, ServicesData } from "./load-services.ts"
import { ServicesSearch } from "./services-search.tsx"

export function ServicesPage({ data, q }: { data: ServicesData; q: string | undefined }) {
  const { t } = useTranslation()
  const { branches, open, found, failure } = data
  return (
    <div className="wide pt-6 pb-12 md:pt-10 md:pb-18">
      <h1 className="display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">{t("services:title")}</h1>
      <p className="mt-3 max-w-[52ch] text-18 text-ink-2">{t("services:lead")}</p>
      <ServicesSearch q={q} />
      <p role="status" className="mt-3 text-14 text-ink-2 empty:hidden">
        {found && t("services:search.found", { count: found.length })}
      </p>
      <div className="mt-8 grid gap-8">
        {failure && <TreeFailed requestId={failure.requestId} />}
        {found && <Found found={found} q={q} />}
        {open && <OpenBranch branch={open} />}
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-5">
          {branches.map((branch) => (
            <CategoryTile key={branch.slug} {...branch} heading="h2" isChosen={branch.slug === open?.slug} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Found({ found, q }: { found: FoundView[]; q: string | undefined }) {
  const { t } = useTranslation()
  if (found.length > 0) return <LeafGrid leaves={found} heading="h2" />
  return (
    <EmptyState
      icon={Search}
      title={t("services:search.nothing")}
      text={t("services:search.nothingText")}
      action={
        <Button asChild variant="cta" size="cta" icon={Plus}>
          <Link to="/tasks/create" search={{ text: q }}>
            {t("services:create")}
          </Link>
        </Button>
      }
    />
  )
}

/** The branch that the address names, before all others. */
function OpenBranch({ branch }: { branch: NonNullable<ServicesData["open"]> }) {
  const { t } = useTranslation()
  return (
    <section data-cat={branch.paper}>
      <div className="grid items-end gap-x-8 gap-y-4 overflow-hidden rounded-panel bg-cat-t px-5 pt-6 md:grid-cols-[minmax(0,1fr)_auto] md:px-8">
        <div className="pb-6">
          <h2 className="display display-36">
            <Link
              to="/services/$categoryId"
              params={{ categoryId: branch.slug }}
              className="underline-offset-4 hover:underline"
            >
              {branch.name}
            </Link>
          </h2>
          <p className="mt-1 max-w-[52ch] text-16 text-ink-2">{branch.about}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button asChild variant="cta" size="cta" icon={Plus}>
              <Link to="/tasks/create">{t("services:create")}</Link>
            </Button>
            <Link
              to="/services"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
            >
              {t("services:showAll")}
            </Link>
          </div>
        </div>
        <Illustration name={branch.paper} className="w-[220px] max-md:mx-auto md:w-[280px]" />
      </div>
      <div className="mt-3">
        <LeafGrid leaves={branch.leaves} />
      </div>
    </section>
  )
}

function TreeFailed({ requestId }: { requestId: string | null }) {
  const router = useRouter()
  const [isRetrying, retry] = useTransition()
  return (
    <ListError error={requestId} retrying={isRetrying} onRetry={() => retry(() => router.invalidate())} />
  )
}

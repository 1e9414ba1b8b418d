import { Link, useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { ProviderGrid } from "../providers/provider-grid.tsx"
import { DiscoverForm } from "./discover-form.tsx"
import type { DiscoverSearch } from "./discover-search.ts"
import type { DiscoverData } from "./load-discover.ts"
import { Matches } from "./matches.tsx"

interface DiscoverPageProps {
  search: DiscoverSearch
  data: DiscoverData | null
}

/** Help with choosing: three questions, a few doers with reasons, and shelves to look around. */
export function DiscoverPage({ search, data }: DiscoverPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div className="wide pt-6 pb-16 md:pt-10">
      <h1 className="display display-36">{t("provider-discover:title")}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-ink-2">{t("provider-discover:lead")}</p>
      {data ? (
        <>
          <DiscoverForm search={search} data={data} />
          {data.found && <Matches search={search} data={data} found={data.found} />}
          <Shelves shelves={data.shelves} />
          <p className="mt-8">
            <Link to="/providers" className="link">
              {t("provider-discover:all")}
            </Link>
          </p>
        </>
      ) : (
        <ListError title={t("provider-discover:failed")} onRetry={() => void router.invalidate()} />
      )}
    </div>
  )
}

/** Doers to look around among, by one thing they have in common. */
function Shelves({ shelves }: Pick<DiscoverData, "shelves">) {
  const { t } = useTranslation()
  return shelves.map(({ name, providers }) => (
    <section key={name} aria-labelledby={`shelf-${name}`} className="mt-10">
      <h2 id={`shelf-${name}`} className="mb-4 display text-d28">
        {t(`provider-discover:shelves.${name}`)}
      </h2>
      <ProviderGrid providers={providers} label={t(`provider-discover:shelves.${name}`)} />
    </section>
  ))
}

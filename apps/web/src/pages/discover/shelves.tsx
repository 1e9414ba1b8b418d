import { useTranslation } from "../../i18n/use-translation.ts"
import { ProviderGrid } from "../providers/provider-grid.tsx"
import type { DiscoverData } from "./load-discover.ts"

/** Doers to look around among, by one thing they have in common. */
export function Shelves({ shelves }: Pick<DiscoverData, "shelves">) {
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

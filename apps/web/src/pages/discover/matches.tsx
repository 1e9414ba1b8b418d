import { Link, useRouter } from "@tanstack/react-router"
import { CircleCheck, Users } from "lucide-react"
import type { FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { fieldsOf } from "../../blocks/list-page/read-address.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ProviderCard } from "../../provider/provider-card.tsx"
import { AskPanel } from "./ask-panel.tsx"
import { readDiscoverSearch, type DiscoverSearch } from "./discover-search.ts"
import type { DiscoverData, Found } from "./load-discover.ts"

interface MatchesProps {
  search: DiscoverSearch
  data: DiscoverData
  found: Found
}

export function Matches({ search, data, found }: MatchesProps) {
  const { t } = useTranslation()
  const router = useRouter()
  if (found.data.length === 0) {
    return (
      <EmptyState
        className="py-14"
        icon={Users}
        title={t("provider-discover:none.title")}
        text={t("provider-discover:none.text")}
        action={
          <Button asChild variant="cta" size="cta">
            <Link to="/tasks/create" search={{ category: search.category }}>
              {t("provider-discover:none.action")}
            </Link>
          </Button>
        }
      />
    )
  }
  const chosen = search.ask?.split(",") ?? []
  const askThem = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readDiscoverSearch(fieldsOf(event.currentTarget))
    void router.navigate({
      to: "/providers/discover",
      search: { ...wanted },
      hash: "ask",
      resetScroll: false,
    })
  }
  return (
    <section aria-labelledby="matches" className="mt-9">
      <div role="status">
        <h2 id="matches" className="display text-d28">
          {t("provider-discover:found", { count: found.data.length })}
        </h2>
      </div>
      {found.relaxed.length > 0 && (
        <p className="mt-1 text-ink-2">
          {t("provider-discover:relaxed.label")}{" "}
          {found.relaxed.map((wish) => t(`provider-discover:relaxed.${wish}`)).join(", ")}
        </p>
      )}
      <form method="get" action="/providers/discover#ask" onSubmit={askThem} className="mt-4">
        <Kept search={search} />
        {/* So that selecting nobody shows a message. */}
        <input type="hidden" name="ask" value="" />
        <ul className="grid gap-4.5 xl:grid-cols-2">
          {found.data.map((match) => (
            <Match key={match.provider.id} match={match} isChosen={chosen.includes(match.provider.id)} />
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="cta" size="cta">
            {t("provider-discover:askChosen")}
          </Button>
          <p className="text-14 text-ink-2">{t("provider-discover:askHint")}</p>
        </div>
      </form>
      {search.ask !== undefined && <AskPanel search={search} data={data} found={found} />}
    </section>
  )
}

/** The three answers go along with the marks. */
function Kept({ search: { category, place, where, date, languages } }: { search: DiscoverSearch }) {
  const fields = Object.entries({ category, place, where, date, languages }).filter(
    ([, value]) => value !== undefined,
  )
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface MatchProps {
  match: Found["data"][number]
  isChosen: boolean
}

function Match({ match: { provider, reasons }, isChosen }: MatchProps) {
  const { t } = useTranslation()
  const { id, name } = provider
  return (
    <li className="flex min-w-0 flex-col">
      <div className="flex-1">
        <ProviderCard provider={provider} />
      </div>
      <Card className="mx-3 -mt-1 px-4 pt-3 pb-1 md:mx-5">
        <p className="sr-only">{t("provider-discover:why", { name })}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
          {reasons.map((reason) => (
            <li key={reason} className="inline-flex items-center gap-1.5">
              <CircleCheck
                size={16}
                strokeWidth={1.9}
                aria-hidden="true"
                className="flex-none text-brand-text"
              />
              {t(`provider-discover:reason.${reason}`)}
            </li>
          ))}
        </ul>
        <Checkbox
          key={String(isChosen)}
          name="ask"
          value={id}
          defaultChecked={isChosen}
          label={t("provider-discover:pick", { name })}
        />
      </Card>
    </li>
  )
}

import type { Locale } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"
import type { AuthState } from "../../session/auth-context.ts"
import type { ApiClient } from "../../session/api-client.ts"
import { findPlace } from "../../blocks/list-page/find-place.ts"
import { partsOf } from "../../blocks/list-page/read-address.ts"
import type { RouterContext } from "../../session/router-context.ts"
import type { ProviderCardData } from "../../session/answers/provider-answers.ts"
import type { DiscoverSearch } from "./discover-search.ts"

export type Found = Awaited<ReturnType<ApiClient["provider"]["discover"]["query"]>>
type MyTask = Awaited<ReturnType<ApiClient["task"]["getMy"]["query"]>>["data"][number]
export type ShelfName = "verified" | "quick" | "language"

export interface DiscoverData {
  branches: { name: L10n; leaves: { slug: string; name: L10n }[] }[]
  placeName: L10n | null
  placeId: string | null
  /** Null until it is said what is to be done. */
  found: Found | null
  /** The user's open tasks; null if they aren't logged in. */
  tasks: (Pick<MyTask, "id" | "title" | "lang"> & { work: string | undefined })[] | null
  shelves: { name: ShelfName; providers: ProviderCardData[] }[]
}

type Context = RouterContext & { auth: AuthState }
const onShelf = 4
/** Enough to fill a shelf after those who stand on the shelves above it, or among the found, were left out. */
const asked = 20
const quickMin = 60

/** Null when it can't be had. */
export async function loadDiscover(search: DiscoverSearch, context: Context): Promise<DiscoverData | null> {
  try {
    const api = await context.api()
    const [tree, place, shelves, tasks] = await Promise.all([
      api.category.getTree.query(),
      findPlace(api, search),
      loadShelfDoers(api, context.i18n.locale),
      context.auth?.user && search.ask ? openTasks(api) : null,
    ])
    const leaf = tree.data.flatMap(({ children }) => children).find(({ slug }) => slug === search.category)
    const found =
      leaf &&
      (await api.provider.discover.query({
        categoryId: leaf.id,
        ...(place ? { placeId: place.id } : {}),
        ...(search.date ? { date: search.date } : {}),
        languages: partsOf<Locale>(search.languages) ?? [],
      }))
    return {
      branches: tree.data.map(({ name, children }) => ({
        name,
        leaves: children.map(({ slug, name: ofLeaf }) => ({ slug, name: ofLeaf })),
      })),
      placeName: place?.name ?? null,
      placeId: place?.id ?? null,
      found: found ?? null,
      tasks,
      shelves: fillShelves(shelves, found?.data.map(({ provider }) => provider.id) ?? []),
    }
  } catch {
    return null
  }
}

async function openTasks(api: ApiClient) {
  const { data } = await api.task.getMy.query({ status: ["open"], pagination: { limit: 20, offset: 0 } })
  return data.map(({ id, title, lang, category }) => ({ id, title, lang, work: category?.slug }))
}

async function loadShelfDoers(api: ApiClient, locale: Locale): Promise<DiscoverData["shelves"]> {
  const pagination = { limit: asked, offset: 0 }
  const [verified, quick, language] = await Promise.all([
    api.provider.getList.query({ filter: { verifiedOnly: true }, sort: "newest", pagination }),
    api.provider.getList.query({ filter: {}, sort: "fastest_reply", pagination }),
    api.provider.getList.query({ filter: { languages: [locale] }, sort: "recommended", pagination }),
  ])
  const isQuick = ({ stats }: ProviderCardData) =>
    stats.medianReplyMin !== null && stats.medianReplyMin <= quickMin
  return [
    { name: "verified", providers: verified.data },
    { name: "quick", providers: quick.data.filter(isQuick) },
    { name: "language", providers: language.data },
  ]
}

/** Nobody is shown twice: each shelf shows others than what stands above it. One with nobody on it is left out. */
export function fillShelves<D extends { id: string }>(
  shelves: readonly { name: ShelfName; providers: readonly D[] }[],
  above: readonly string[],
) {
  const shown = new Set(above)
  return shelves.flatMap(({ name, providers }) => {
    const others = providers.filter(({ id }) => !shown.has(id)).slice(0, onShelf)
    for (const { id } of others) shown.add(id)
    return others.length > 0 ? [{ name, providers: others }] : []
  })
}

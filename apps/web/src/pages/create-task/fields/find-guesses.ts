import type { Locale } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"
import type { QueryClient } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"

export interface Guess {
  id: string
  slug: string
  parentSlug: string | null
  isPlain?: true | undefined
  name: L10n
}

/** Which categories the words speak of, likeliest first. */
export async function findGuesses(
  api: ApiClient,
  queryClient: QueryClient,
  { text, lang }: { text: string; lang: Locale },
): Promise<Guess[]> {
  const [{ data: guesses }, { data: tree }] = await Promise.all([
    api.task.guessCategory.query({ text, lang }),
    queryClient.fetchQuery({ queryKey: ["category-tree"], queryFn: () => api.category.getTree.query() }),
  ])
  const leaves = tree.flatMap(({ slug: parentSlug, children }) =>
    children.map(({ id, slug, name, isPlain }): Guess => ({ id, slug, parentSlug, name, isPlain })),
  )
  return guesses.flatMap(({ categoryId }) => leaves.find(({ id }) => id === categoryId) ?? [])
}

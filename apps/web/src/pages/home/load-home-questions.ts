import type { RouterContext } from "../../session/router-context.ts"

export const homeQuestions = ["cost", "address", "budget", "verified"] as const
export type HomeQuestions = Partial<Record<(typeof homeQuestions)[number], string>>

/** As administrators have written them; hidden ones are missing. Null where they couldn't be had. */
export async function loadHomeQuestions({ api: connect }: RouterContext): Promise<HomeQuestions | null> {
  try {
    const { data } = await (await connect()).faq.getList.query()
    const titles = new Map(data.map(({ slug, title }) => [slug, title]))
    return Object.fromEntries(
      homeQuestions.flatMap((key) => {
        const title = titles.get(key)
        return title ? [[key, title]] : []
      }),
    )
  } catch {
    return null
  }
}

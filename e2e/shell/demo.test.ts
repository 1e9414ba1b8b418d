// The demo is made by the deeds of the product; what its people are told must lead somewhere.
import { expect, test } from "vitest"
import { openContext, withBrowser, world, type Person } from "../world/browser.ts"

withBrowser()

type Notices = { result: { data: { data: { metadata: { actionUrl?: string } }[]; total: number } } }

test.each(["customer", "doer", "admin"] as const satisfies Person[])(
  "every notice of the demo's %s leads to a page that answers",
  async (as) => {
    const { request } = await openContext({ as })
    const input = { pagination: { limit: 50, offset: 0 }, orderBy: { createdAt: "desc" } }
    const address = `${world.apiUrl}/trpc/notification.getMy?input=${encodeURIComponent(JSON.stringify(input))}`
    const { result } = (await (await request.get(address)).json()) as Notices
    const paths = new Set(result.data.data.flatMap(({ metadata }) => metadata.actionUrl ?? []))
    expect(paths.size).toBeGreaterThan(2)
    const answers: Record<string, number> = {}
    for (const path of paths) answers[path] = (await request.get(path)).status()
    expect(answers).toEqual(Object.fromEntries([...paths].map((path) => [path, 200])))
  },
)

import { useBlocker } from "@tanstack/react-router"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { authQuery } from "../auth-context.ts"
import type { RouterContext } from "../router-context.ts"
import { clearPersonData } from "./clear-person-data.ts"

function Unsaved() {
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: false })
  return <h1>Unsaved</h1>
}

test("someone who logs out leaves nothing behind, also from a page with unsaved changes", async () => {
  const { router, address } = await renderWithApi(<Unsaved />, { as: aPerson(), at: "/tasks/1/edit" })
  const { queryClient } = router.options.context as RouterContext
  queryClient.setQueryData(["own contacts"], ["ana@example.com"])
  await clearPersonData(router, "/")
  expect(address()).toBe("/")
  expect(queryClient.getQueryData(["own contacts"])).toBeUndefined()
  expect(queryClient.getQueryData(authQuery.queryKey)?.isAuthenticated).toBe(false)
})

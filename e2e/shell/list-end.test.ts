import { expect, test } from "vitest"
import { openPage, visit, withBrowser } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()
const say = wordsOf("en")

test.each(["/providers", "/tasks"])(
  "behind the last page of %s it is said that there are fewer, and one press leads to the first",
  async (path) => {
    const page = await openPage()
    await visit(page, `${path}?page=40`)
    const said = page.getByText(say("list:pastEnd.title"))
    await said.waitFor()
    await page.getByRole("link", { name: say("list:pastEnd.action") }).click()
    await expect.poll(() => new URL(page.url()).search).toBe("")
    await said.waitFor({ state: "detached" })
    await page.locator("main").getByRole("heading", { level: 2 }).first().waitFor()
  },
)

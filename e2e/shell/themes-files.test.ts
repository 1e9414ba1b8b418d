// Files of the kit: dropped, chosen, pasted, put in order.
import { Buffer } from "node:buffer"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { withBrowser } from "../world/browser.ts"
import { openThemes } from "../world/themes-page.ts"

withBrowser()

describe("a file drop", () => {
  const picture = (name: string, size = 200_000, mimeType = "image/png") => ({
    name,
    mimeType,
    buffer: Buffer.alloc(size, 1),
  })
  const names = (page: Page) => page.locator("#fields-files li [title]").allTextContents()

  test("lets in what fits and says at each other file why not", async () => {
    const page = await openThemes()
    await page
      .getByLabel("Choose files")
      .setInputFiles([picture("huge.png", 5_000_001), picture("a.png"), picture("note.txt", 5, "text/plain")])
    await page.getByText("The file is too large. Choose one under 5 MB.").waitFor()
    await page.getByText("This kind of file is not accepted.").waitFor()
    await page.getByRole("status").filter({ hasText: "a.png uploaded." }).waitFor({ state: "attached" })
    await expect.poll(() => names(page)).toEqual(["a.png", "huge.png", "note.txt"])
  })

  test("takes ten files and refuses the eleventh", async () => {
    const page = await openThemes()
    const many = Array.from({ length: 11 }, (_, index) => picture(`${index + 1}.png`, 100))
    await page.getByLabel("Choose files").setInputFiles(many)
    await page.getByText("Too many files. 10 at most.").waitFor()
    await expect.poll(() => names(page)).toHaveLength(11)
  })

  test("is put in order by buttons, which keep the focus, and by dragging", async () => {
    const page = await openThemes()
    await page
      .getByLabel("Choose files")
      .setInputFiles([picture("a.png"), picture("b.png"), picture("c.png")])
    const up = page.getByRole("button", { name: "Move c.png up" })
    await up.press("Enter")
    await expect.poll(() => names(page)).toEqual(["a.png", "c.png", "b.png"])
    await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.locator("#fields-files li").first().dragTo(page.locator("#fields-files li").nth(2))
    await expect.poll(() => names(page)).toEqual(["c.png", "b.png", "a.png"])
    await page.getByRole("button", { name: "Remove b.png" }).click()
    await expect.poll(() => names(page)).toEqual(["c.png", "a.png"])
  })

  test("takes dropped and pasted files, and one place is given to the newest", async () => {
    const page = await openThemes()
    const give = (event: "drop" | "paste", name: string, place: number) =>
      page
        .getByText("or drop or paste here")
        .nth(place)
        .evaluate(
          (element, { event, name, place }) => {
            const data = new DataTransfer()
            data.items.add(new File(["12345"], name, { type: place === 0 ? "image/png" : "application/pdf" }))
            const init = { bubbles: true, cancelable: true }
            element.dispatchEvent(
              event === "drop"
                ? new DragEvent("drop", { ...init, dataTransfer: data })
                : new ClipboardEvent("paste", { ...init, clipboardData: data }),
            )
          },
          { event, name, place },
        )
    await give("drop", "dropped.png", 0)
    await give("paste", "pasted.png", 0)
    await give("drop", "first.pdf", 1)
    await give("drop", "second.pdf", 1)
    await page.locator("[title='second.pdf']").waitFor()
    await expect.poll(() => names(page)).toEqual(["dropped.png", "pasted.png", "second.pdf"])
  })
})

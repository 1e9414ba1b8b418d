// The picture of a person: chosen, cut to a square, pressed small in the browser, sent, shown.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { withBrowser, world } from "../world/browser.ts"

withBrowser()

const part = (page: Page) => section(page, "Avatar")
const input = (page: Page) => part(page).locator("input[type=file]")
const picture = (page: Page) => part(page).locator("img")

interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="red"/></svg>'
const gif = "R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="

/** Drawn by the browser itself, wider than high. */
async function draw(page: Page, mimeType: string): Promise<Picture> {
  const name = `me.${mimeType.split("/")[1]}`
  if (mimeType === "image/svg+xml") return { name, mimeType, buffer: Buffer.from(svg) }
  if (mimeType === "image/gif") return { name, mimeType, buffer: Buffer.from(gif, "base64") }
  const url = await page.evaluate((type) => {
    const canvas = document.createElement("canvas")
    canvas.width = 600
    canvas.height = 300
    const pen = canvas.getContext("2d")
    pen?.fillRect(0, 0, 300, 300)
    return canvas.toDataURL(type)
  }, mimeType)
  return { name, mimeType, buffer: Buffer.from(url.split(",")[1] ?? "", "base64") }
}

async function choose(page: Page, file: Picture) {
  await input(page).setInputFiles(file)
  await page.getByRole("button", { name: "Use this picture" }).click()
}

test.each([
  ["image/jpeg", "image/jpeg"],
  ["image/png", "image/png"],
  ["image/gif", "image/webp"],
  ["image/svg+xml", "image/png"],
  ["image/webp", "image/webp"],
])(
  "[A03] [A04] [F01] [F02] [F05] a picture of type %s is sent as %s of 128 by 128 and shown",
  async (type, sentAs) => {
    const page = await openAs(await newPerson(), "/account")
    const announced = page.waitForRequest("**/trpc/file.createPresignedPost**")
    const file = await draw(page, type)
    await choose(page, file)
    const body = JSON.stringify((await announced).postDataJSON())
    expect(body).toContain(`"public":true,"originalName":"${file.name}"`)
    expect(body).toContain(`"mimeType":"${sentAs}"`)
    await toast(page, "Upload Success").waitFor()
    await expect.poll(() => toast(page, "Upload Success").innerText()).toContain("1 file uploaded")
    await expect
      .poll(() => picture(page).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([128, 128])
    await expect
      .poll(async () => new URL((await picture(page).getAttribute("src")) ?? "").origin)
      .toBe(world.apiUrl)
    await page.reload({ waitUntil: "networkidle" })
    await hydrated(page)
    await part(page).getByRole("button", { name: "Remove" }).click()
    await expect.poll(() => picture(page).count()).toBe(0)
  },
)

test("[A04] a PNG over 5,000,000 bytes becomes a JPEG", async () => {
  const page = await openAs(await newPerson(), "/account")
  const { buffer, ...rest } = await draw(page, "image/png")
  const announced = page.waitForRequest("**/trpc/file.createPresignedPost**")
  // What follows the end of a PNG is no part of the picture.
  await choose(page, { ...rest, buffer: Buffer.concat([buffer, Buffer.alloc(5_000_001 - buffer.length)]) })
  expect(JSON.stringify((await announced).postDataJSON())).toContain('"mimeType":"image/jpeg"')
  await toast(page, "Upload Success").waitFor()
})

test("[A03] [F04] [F05] other files are refused by name, before anything is sent", async () => {
  const page = await openAs(await newPerson(), "/account")
  await expect
    .poll(() => input(page).getAttribute("accept"))
    .toBe("image/jpeg,image/png,image/gif,image/svg+xml,image/webp")
  await expect.poll(() => input(page).getAttribute("multiple")).toBeNull()
  for (const [file, reason] of [
    [{ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }, "Only JPG, PNG, GIF"],
    [{ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(10_000_001) }, "under 10 MB"],
    [{ name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") }, "cannot be opened"],
  ] as const) {
    await input(page).setInputFiles(file)
    await toast(page, file.name).waitFor()
    const told = await toast(page, file.name).innerText()
    expect(told).toContain("Upload Error")
    expect(told).toContain(reason)
  }
})

test("[F03] [F05] an upload that fails and an address that does not come are told apart", async () => {
  const page = await openAs(await newPerson(), "/account")
  const file = await draw(page, "image/png")
  await page.route("**/trpc/publicFile.getPreviewUrl**", (route) => route.abort())
  await choose(page, file)
  await toast(page, "Failed to get file URL").waitFor()
  await page.route("**/trpc/file.submitUploadedFile**", (route) => route.abort())
  await choose(page, file)
  await toast(page, "Upload Error").waitFor()
  await expect.poll(() => toast(page, "Upload Error").innerText()).toContain("me.png")
})

test("the square is moved by keys and by dragging, and zoomed; Escape leaves all as it was", async () => {
  const page = await openAs(await newPerson(), "/account")
  await input(page).setInputFiles(await draw(page, "image/png"))
  const stage = page.getByRole("button", { name: "The picture to crop" })
  const shown = () =>
    stage.locator("img").evaluate((img: HTMLImageElement) => [img.style.left, img.style.width])
  await expect.poll(shown).toEqual(["-50%", "200%"])
  await stage.press("ArrowLeft")
  await expect.poll(shown).toEqual(["-45%", "200%"])
  const box = await stage.boundingBox()
  if (!box) throw new Error("no stage")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(shown).toEqual(["0%", "200%"])
  await page.getByRole("slider", { name: "Zoom" }).fill("200")
  await expect.poll(async () => (await shown())[1]).toBe("400%")
  await page.keyboard.press("Escape")
  await stage.waitFor({ state: "detached" })
  await expect.poll(() => picture(page).count()).toBe(0)
})

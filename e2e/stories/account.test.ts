// What a person changes in the account: language, picture, phone and email, with the messages that really go out.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { aPhone, codeTo, linkTo, newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import { main, press, signIn } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("ro")

/** Drawn by the browser itself, wider than high: its left half is black, its right half white. */
async function aWidePicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas")
    canvas.width = 600
    canvas.height = 300
    const pen = canvas.getContext("2d")
    pen?.fillRect(0, 0, 300, 300)
    if (pen) pen.fillStyle = "#fff"
    pen?.fillRect(300, 0, 300, 300)
    return canvas.toDataURL("image/png")
  })
  return { name: "me.png", mimeType: "image/png", buffer: Buffer.from(url.split(",")[1] ?? "", "base64") }
}

/** How much of a stored picture is black, from 0 to 1, as an empty page sees it. */
async function blackShare(page: Page, address: string) {
  const bytes = await (await page.request.get(address)).body()
  const empty = await page.context().newPage()
  const share = await empty.evaluate(
    async (source) => {
      const img = new Image()
      img.src = source
      await img.decode()
      const canvas = document.createElement("canvas")
      canvas.width = img.naturalWidth
      canvas.height = img.naturalHeight
      const pen = canvas.getContext("2d")
      pen?.drawImage(img, 0, 0)
      const data = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
      return data.filter((value, at) => at % 4 === 0 && value < 128).length / (data.length / 4)
    },
    `data:image/png;base64,${bytes.toString("base64")}`,
  )
  await empty.close()
  return share
}

test("[A03] [A04] [A12] [C07] [F02] in Romanian: a person chooses the language, a picture and a phone", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/how-it-works?account=language")
  const dialog = page.getByRole("dialog")
  const loaded = page.waitForEvent("load")
  await dialog.getByRole("radio", { name: "Română" }).check()
  await loaded
  await dialog.getByRole("heading", { name: say("account:language") }).waitFor()
  await hydrated(page)
  const faults = watchFaults(page)
  await dialog.getByRole("link", { name: say("account:myAccount") }).click()

  const avatar = section(page, say("account:avatar.title"))
  await avatar.locator("input[type=file]").setInputFiles(await aWidePicture(page))
  const stage = page.getByRole("button", { name: say("account:avatar.crop.stage") })
  await stage.locator("img").waitFor()
  const box = await stage.boundingBox()
  if (!box) throw new Error("no stage")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.getByRole("button", { name: say("account:avatar.crop.save") }).click()
  await toast(page, say("account:avatar.success")).waitFor()
  const picture = avatar.locator("img")
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([128, 128])
  const address = (await picture.getAttribute("src")) ?? ""
  expect(new URL(address).origin).toBe(world.apiUrl)
  // Dragged to the right: of the middle, which is half black, the black half alone is left.
  expect(await blackShare(page, address)).toBe(1)

  const contacts = section(page, say("account:contacts"))
  const pressIn = (key: "contacts:add" | "contacts:sendCode") =>
    contacts.getByRole("button", { name: say(key), exact: true }).click()
  const phone = aPhone()
  await pressIn("contacts:add")
  await contacts.getByRole("radio", { name: say("contacts:type.phone") }).check()
  await contacts.getByLabel(say("contacts:value.phone")).fill(phone.replace("+373", "0"))
  await pressIn("contacts:sendCode")
  await contacts.getByLabel(say("contacts:code")).fill(await codeTo(phone))
  const kept = async () => (await contacts.getByRole("listitem").innerText()).replaceAll(/\s/g, "")
  await expect.poll(kept).toContain(`${phone}${say("contacts:verified")}`)

  await visit(page, "/profile/complete")
  await main(page).getByText(say("complete:allDone")).waitFor()
  expect(faults).toEqual([])
})

test("[A06] [A08] in Romanian: an email changes when both mailboxes have agreed, one of them on another device", async () => {
  const person = await newPerson()
  const newEmail = `new-${crypto.randomUUID()}@example.com`
  const page = await openAs(person, "/account")
  // Emails follow the language that was last chosen, on any page.
  const kept = page.waitForResponse((answer) => answer.url().includes("user.setLocale"))
  await page.getByRole("contentinfo").getByRole("link", { name: "Română" }).click()
  expect((await kept).status()).toBe(200)
  const part = section(page, say("account:email.title"))
  await part.getByLabel(say("account:email.field")).fill(newEmail)
  await part.getByRole("button", { name: say("account:email.submit") }).click()
  await part.getByText(say("account:email.waiting.open", { email: newEmail })).waitFor()

  const link = (email: string) => linkTo(email, /\/dashboard\?token=/)
  expect(new URL(await link(person.email)).searchParams.get("lang")).toBe("ro")
  await visit(page, await link(person.email))
  await press(page, say("dashboard:email.asking.submit"))
  await main(page).getByText(say("dashboard:email.half.textNew")).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.has("token")).toBe(false)

  // On another device one logs in first, and comes back to the link.
  const phone = await openPage({ width: 390, locale: "ro" })
  await visit(phone, await link(newEmail))
  await expect.poll(() => new URL(phone.url()).pathname).toBe("/signin")
  await signIn(phone, person, say)
  await press(phone, say("dashboard:email.asking.submit"))
  await main(phone)
    .getByText(say("dashboard:email.done.text", { email: newEmail }))
    .waitFor()

  // Other devices were logged out, and the link is worn out.
  await visit(page, await link(newEmail))
  await expect.poll(() => new URL(page.url()).pathname).toBe("/signin")
  await signIn(page, { ...person, email: newEmail }, say)
  await main(page).getByText(say("dashboard:email.invalid.title")).waitFor()
})

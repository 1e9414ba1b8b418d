import { beforeAll, describe, expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import type { OwnPerson } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { postTask, uploadPicture } from "../world/task-world.ts"

withBrowser()

let owner: OwnPerson
const address = "Strada Planted 77, apartment 12"

beforeAll(async () => {
  owner = await newPerson("Vera Owner")
})

describe("somebody who passes by", () => {
  test("[R04] reads what, when, where about and for how much, and nothing of the address", async () => {
    const id = await postTask(owner, {
      title: "Hang three shelves on a concrete wall",
      category: "handyman",
      description: "Three shelves and a mirror. Call me on 069 123 456, I am at home in the evening.",
      address,
      timing: { kind: "flexible", window: "evening" },
      spokenLanguages: ["en", "ro"],
    })
    const { status, body } = await get(`/tasks/${id}`)
    expect(status).toBe(200)
    expect(body).not.toContain("Planted 77")
    expect(body).not.toContain("069 123")
    expect(body).toContain("[hidden until hire]")
    expect(body).toContain(`<link rel="canonical" href="${world.webUrl}/tasks/${id}"`)

    const page = await openPage()
    await visit(page, `/tasks/${id}`)
    await page.getByRole("heading", { level: 1, name: "Hang three shelves" }).waitFor()
    const facts = ((await page.locator(".task-facts").textContent()) ?? "").replaceAll("\u00a0", " ")
    for (const fact of ["Any day", "in the evening", "400 lei", "Botanica, Chișinău"])
      expect(facts).toContain(fact)
    const data = JSON.parse(
      (await page.locator("script[type='application/ld+json']").textContent()) ?? "null",
    )
    expect(data["@graph"][0]).toMatchObject({
      "@type": "Demand",
      name: "Hang three shelves on a concrete wall",
    })
    expect(JSON.stringify(data)).not.toContain("069 123")
  })

  test("cannot end the page's own script with a title", async () => {
    const title = "Fix </script><script>__x=1</script> soon"
    const id = await postTask(owner, { title, category: "handyman" })
    const page = await openPage()
    await visit(page, `/tasks/${id}`)
    await page.getByRole("heading", { level: 1, name: title }).waitFor()
    await expect.poll(() => page.evaluate(() => "__x" in globalThis)).toBe(false)
  })

  test("sees photos large, walks through them by keys, and is back where the first was", async () => {
    const person = await newPerson("Petru Photos")
    const fileIds = [await uploadPicture(person), await uploadPicture(person)]
    const id = await postTask(person, { fileIds })
    const page = await openPage()
    await visit(page, `/tasks/${id}`)
    await hydrated(page)
    const first = page.getByRole("link", { name: "Open photo 1 of 2" })
    await first.focus()
    await page.keyboard.press("Enter")
    const viewer = page.getByRole("dialog")
    await viewer.getByRole("img", { name: "Photo 1 of 2" }).waitFor()
    await page.keyboard.press("ArrowRight")
    await viewer.getByRole("img", { name: "Photo 2 of 2" }).waitFor()
    await page.keyboard.press("ArrowRight")
    await viewer.getByRole("img", { name: "Photo 1 of 2" }).waitFor()
    await viewer.getByRole("button", { name: "Previous photo" }).click()
    await viewer.getByRole("img", { name: "Photo 2 of 2" }).waitFor()
    await page.keyboard.press("Escape")
    await viewer.waitFor({ state: "detached" })
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)

    const plain = await openPage({ scripts: false })
    await plain.goto(`/tasks/${id}`)
    const picture = await plain.getByRole("link", { name: "Open photo 1 of 2" }).getAttribute("href")
    expect((await fetch(picture ?? "")).headers.get("content-type")).toMatch(/^image\//)
  })

  test("takes the link along", async () => {
    const page = await openPage()
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    const path = `/tasks/${world.taskIds["open"]}`
    await visit(page, path)
    await hydrated(page)
    await page.getByRole("button", { name: "Share" }).click()
    await toast(page, "The link is copied").waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(world.webUrl + path)
  })

  test.each([
    ["no such address", "nonsense", 404],
    ["no such task", "00000000-0000-4000-8000-000000000000", 404],
    ["somebody's draft", () => world.taskIds["draft"], 404],
    ["a closed task", () => world.taskIds["cancelled"], 410],
    ["one whose time ran out", () => world.taskIds["expired"], 410],
  ] as const)("is told of %s", async (_, id, status) => {
    const answer = await get(`/tasks/${typeof id === "string" ? id : id()}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatch(/<meta name="robots" content="noindex"/)
    expect(answer.body).toContain(status === 410 ? "no longer available" : "Page Not Found")
  })
})

describe("the owner", () => {
  test("sees the address and what was hidden from others, closes with a reason and posts again", async () => {
    const person = await newPerson("Dana Closes")
    const id = await postTask(person, {
      description: "One wardrobe in three pieces. Write to dana@example.com, please, it is urgent for me.",
      address,
    })
    const page = await openAs(person, `/tasks/${id}`)
    await page.getByText(`Only you see the address: ${address}`).waitFor()
    await expect.poll(() => page.locator("mark").textContent()).toBe("dana@example.com")
    await page.getByText("Contacts are hidden from everybody").waitFor()

    await page.getByRole("button", { name: "Close the task" }).click()
    const dialog = page.getByRole("dialog", { name: "Close this task?" })
    await dialog.getByLabel("I found someone elsewhere").check()
    await dialog.getByLabel(/^Anything to add/).fill("My brother did it.")
    await dialog.getByRole("button", { name: "Close the task" }).click()
    await page.getByRole("heading", { name: "This task is closed" }).waitFor()
    await page.getByRole("list", { name: "History of the task" }).getByText("Closed").waitFor()
    expect((await get(`/tasks/${id}`)).status).toBe(410)

    await page.getByRole("button", { name: "Post again" }).click()
    await page
      .getByRole("alertdialog", { name: "Post it again?" })
      .getByRole("button", { name: "Post again" })
      .click()
    await page.getByRole("heading", { name: "Your task is on the wall" }).waitFor()
    expect((await get(`/tasks/${id}`)).status).toBe(200)
  })

  test("gives a task whose day has passed a new day", async () => {
    const page = await openPage({ as: "customer", locale: "ru" })
    await visit(page, `/tasks/${world.taskIds["expired"]}`)
    await hydrated(page)
    await page.getByRole("heading", { name: "Срок истёк" }).waitFor()
    await page.getByRole("button", { name: "Разместить снова" }).click()
    const dialog = page.getByRole("alertdialog", { name: "Разместить снова?" })
    await expect.poll(() => dialog.getByLabel("Новый день").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
    await dialog.getByRole("button", { name: "Отмена" }).click()
    await dialog.waitFor({ state: "detached" })
  })

  test("continues or deletes a draft", async () => {
    const person = await newPerson("Radu Drafts")
    const id = await postTask(person, { title: "Something to be thrown away" }, { isDraft: true })
    const page = await openAs(person, `/tasks/${id}`, { locale: "ro" })
    await page.getByRole("heading", { name: "Aceasta e o ciornă" }).waitFor()
    await expect
      .poll(() => page.getByRole("link", { name: "Continuă" }).getAttribute("href"))
      .toBe(`/tasks/create?draft=${id}`)
    await page.getByRole("button", { name: "Șterge ciorna" }).click()
    await page
      .getByRole("alertdialog", { name: "Ștergi ciorna?" })
      .getByRole("button", { name: "Șterge" })
      .click()
    await page.waitForURL("**/dashboard")
    await toast(page, "Ciorna a fost ștearsă").waitFor()
    expect((await get(`/tasks/${id}`)).status).toBe(404)
  })
})

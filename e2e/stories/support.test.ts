// Someone asks the team, and it answers: each in their own browser and language, with nothing reloaded by hand.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { bubble, write } from "../world/chat-world.ts"
import { newAdmin } from "../world/people.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("a question to the team goes on in the chat, is answered at once under the team's name, and leaves the queue", async () => {
  const [nina, admin] = [await newPerson("Nina Ghinea Support"), await newAdmin()]
  const [ru, en] = [wordsOf("ru"), wordsOf("en")]
  const asks = await openAs(nina, "/contact", { locale: "ru" })
  const team = await openAs(admin, "/admin?queue=support")
  const faults = [watchFaults(asks), watchFaults(team)]

  await asks.getByRole("button", { name: ru("contact:chat.action") }).click()
  const dialog = asks.getByRole("dialog")
  await dialog.getByLabel(ru("contact:form.topic")).selectOption("bug")
  await dialog.getByLabel(ru("chat:direct.label")).fill("Карта не открывается, мой номер 069 123 456")
  await dialog.getByRole("button", { name: ru("chat:send") }).click()
  await asks.waitForURL("**/chat?c=*")
  // Nothing is hidden from the team.
  await bubble(asks, "мой номер 069 123 456").waitFor()

  const row = team.getByRole("main").getByRole("listitem").filter({ hasText: nina.name })
  await row.getByText("Карта не открывается").waitFor()
  await row.getByRole("link").click()
  await bubble(team, "Карта не открывается").waitFor()
  await bubble(asks, "Карта не открывается").getByText(ru("chat:read")).waitFor({ state: "attached" })
  await write(team, en, "Nina", "Thank you, it is mended.")
  await bubble(asks, "Thank you, it is mended.").getByText(ru("chat:team")).waitFor({ state: "attached" })

  // What needs no answer is taken out of the queue.
  await write(asks, ru, ru("chat:team"), "Спасибо!")
  await bubble(team, "Спасибо!").waitFor()
  await team.getByRole("button", { name: en("admin-support:settle") }).click()
  await team.getByText(en("admin-support:settled")).first().waitFor()
  await row.waitFor({ state: "detached" })
  await team.getByRole("link", { name: en("admin-support:states.settled"), exact: true }).click()
  await row.getByText("Спасибо!").waitFor()
  expect(faults.flat()).toEqual([])
})

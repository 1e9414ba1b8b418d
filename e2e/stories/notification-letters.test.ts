// Letters that their reader may stop, by the link that stands in them.
import { expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { contextOf, linkTo, newPerson } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { happens, notify } from "../world/notification-world.ts"

withBrowser()

const words: Record<Locale, [stop: string, stopped: string, again: string, back: string]> = {
  en: ["Stop these emails", "No more of these emails", "Send them again", "The emails are back"],
  ru: ["Больше не присылать", "Таких писем больше не будет", "Присылать снова", "Письма снова приходят"],
  ro: [
    "Oprește mesajele",
    "Nu mai primești aceste mesaje",
    "Trimite-le din nou",
    "Primești din nou mesajele",
  ],
}

test.each(locales)(
  "in %s the link in a letter stops such letters by a press, without scripts and without signing in",
  async (locale) => {
    const person = await newPerson()
    // The language of a person is the one of the last sign-in.
    await contextOf(person, { locale })
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
    const data = { taskId: "1", title: "Paint a wall", expiresAt }
    const [notificationId = ""] = await notify(person.id, [{ type: "TaskExpiring", metadata: { data } }])
    await happens({ type: "notification.written", notificationId })
    const scripts = locale === "en"
    const page = await openPage({ scripts })
    const faults = watchFaults(page)
    await visit(page, await linkTo(person.email, /unsubscribe/))
    const [stop, stopped, again, back] = words[locale]
    const press = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()
    const says = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor()
    await press(stop)
    await says(stopped)
    await press(again)
    await says(back)
    await press(stop)
    await says(stopped)
    // Switched-off scripts are requests that fail.
    expect(scripts ? faults : []).toEqual([])
  },
)

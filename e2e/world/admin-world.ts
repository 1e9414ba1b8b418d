// What the stories of administrators share: an administrator of their own, and the dialog that asks why.
import type { Page } from "playwright-core"
import { newPerson, toast } from "./account-world.ts"
import type { OwnPerson } from "./people.ts"
import { withDatabase } from "./with-database.ts"

export async function newAdmin(name = "Mara Admin-Story"): Promise<OwnPerson> {
  const person = await newPerson(name)
  await withDatabase(({ $client }) =>
    $client.query("update users set role = 'ADMIN' where id = $1", [person.id]),
  )
  return person
}

interface Reason {
  words: string
  confirm: string
  reason?: string
  /** What a toast says of it. It's gone in a few seconds, so it's looked for while the dialog is still closing. */
  done: string
}

/** Gives the reason in the dialog that was opened, and waits until it is done. */
export async function explain(page: Page, title: string, { words, confirm, reason, done }: Reason) {
  const dialog = page.getByRole("dialog", { name: title })
  if (reason) await dialog.getByRole("radio", { name: reason }).check()
  await dialog.getByRole("textbox").fill(words)
  await Promise.all([
    toast(page, done).waitFor(),
    dialog.getByRole("button", { name: confirm, exact: true }).click(),
    dialog.waitFor({ state: "detached" }),
  ])
}

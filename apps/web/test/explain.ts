import { screen, within } from "@testing-library/react"
import type { Rendered } from "./render.tsx"

/** Gives the reason in the dialog that was opened, and confirms it. */
export async function explain(
  { user }: Pick<Rendered, "user">,
  { title, confirm, words }: { title: string; confirm: string; words: string },
) {
  const dialog = await screen.findByRole("dialog", { name: title })
  await user.click(within(dialog).getByRole("textbox"))
  if (words) await user.paste(words)
  await user.click(within(dialog).getByRole("button", { name: confirm }))
  return within(dialog)
}

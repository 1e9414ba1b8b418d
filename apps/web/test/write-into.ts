import { screen } from "@testing-library/react"
import type { Rendered } from "./render.tsx"

/** Puts a text into a field in place of what it holds, as a paste does: typing letter by letter takes long. */
export async function writeInto({ user }: Pick<Rendered, "user">, label: string, text: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (text) await user.paste(text)
  return field
}

import { screen } from "@testing-library/react"
import type { Rendered } from "./render.tsx"

/** Replaces a field's text the way a paste does: typing letter by letter takes long. */
export async function writeInto({ user }: Pick<Rendered, "user">, label: string, text: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (text) await user.paste(text)
  return field
}

import { screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import { Button } from "../layout/button.tsx"
import { confirm, type ConfirmOptions } from "./confirm.ts"

function Ask({ options }: { options?: ConfirmOptions }) {
  const [answer, setAnswer] = useState<boolean | null>(null)
  return (
    <>
      <Button onClick={() => void confirm(options).then(setAnswer)}>Ask me</Button>
      <output>{String(answer)}</output>
    </>
  )
}

const question = () => screen.findByRole("alertdialog")
const button = (name: string) => screen.getByRole("button", { name })
const answered = () => document.querySelector("output")?.textContent

async function ask(options?: ConfirmOptions) {
  const shown = await renderWithApi(<Ask {...(options ? { options } : {})} />)
  await shown.user.click(button("Ask me"))
  return { ...shown, dialog: await question() }
}

test("[U02] a confirmation asks with the default words and [U01] resolves true on confirm", async () => {
  const { user, t, dialog } = await ask()
  expect(within(dialog).getByRole("heading").textContent).toBe("Are you sure?")
  const buttons = within(dialog).getAllByRole("button")
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Cancel", "Confirm"])
  await user.click(button(t("ui:confirm")))
  await waitFor(() => expect(answered()).toBe("true"))
  expect(screen.queryByRole("alertdialog")).toBeNull()
})

test.each(["Cancel", "Escape", "beside"])(
  "[U01] it resolves false on %s and gives the focus back",
  async (how) => {
    const { user } = await ask()
    if (how === "Cancel") await user.click(button("Cancel"))
    else if (how === "Escape") await user.keyboard("{Escape}")
    else await user.click(document.querySelector(".bg-scrim") as Element)
    await waitFor(() => expect(answered()).toBe("false"))
    await waitFor(() => expect(document.activeElement).toBe(button("Ask me")))
  },
)

test("it keeps the focus inside while it is open", async () => {
  const { user } = await ask()
  for (const name of ["Confirm", "Cancel", "Confirm"]) {
    await user.tab()
    expect(document.activeElement?.textContent).toBe(name)
  }
  await user.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe("Cancel")
})

test("[U02] it takes own words, own content and button props, and starts on Cancel", async () => {
  const { dialog } = await ask({
    title: "Delete it?",
    description: "It is gone for good.",
    confirmText: "Delete",
    cancelText: "Keep",
    confirmButtonProps: { variant: "destructive", className: "own-look" },
    children: <p>Three offers go with it.</p>,
  })
  expect(screen.getByRole("alertdialog", { name: "Delete it?", description: "It is gone for good." })).toBe(
    dialog,
  )
  expect(within(dialog).getByText("Three offers go with it.")).toBeDefined()
  expect(document.activeElement).toBe(button("Keep"))
  expect(button("Delete").className).toMatch(/bg-danger.*own-look/)
})

test("two questions are asked one after the other", async () => {
  const { user } = await renderWithApi(null)
  const answers = Promise.all([confirm({ title: "First?" }), confirm({ title: "Second?" })])
  await screen.findByRole("alertdialog", { name: "First?" })
  await user.click(button("Cancel"))
  await screen.findByRole("alertdialog", { name: "Second?" })
  await user.click(button("Confirm"))
  expect(await answers).toEqual([false, true])
})

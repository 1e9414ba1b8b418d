import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { beforeAll, expect, test } from "vitest"
import { keepFocus } from "./keep-focus.ts"

beforeAll(() => keepFocus())

function Offer({ isOver = false }: { isOver?: boolean }) {
  const [state, setState] = useState<"open" | "asked" | "hired">("open")
  return (
    <main>
      <h1>The task</h1>
      <section>
        <h2>{state === "hired" ? "You hired Ana" : "Offers"}</h2>
        {state !== "hired" && <button onClick={() => setState(isOver ? "asked" : "hired")}>Hire Ana</button>}
      </section>
      {state === "asked" && (
        <div role="dialog">
          <h2>Hire Ana?</h2>
          <button onClick={() => setState("hired")}>Yes, hire</button>
        </div>
      )}
      <p>
        <button>Save</button>
      </p>
    </main>
  )
}

const press = (name: string) => {
  const button = screen.getByRole("button", { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent

test("a button that goes with what it did leaves the focus at the headline of its part", async () => {
  render(<Offer />)
  press("Hire Ana")
  await expect.poll(focused).toBe("You hired Ana")
})

test("a dialog that goes together with its button does so, too", async () => {
  render(<Offer isOver />)
  press("Hire Ana")
  press("Yes, hire")
  await expect.poll(focused).toBe("You hired Ana")
})

test("whoever is elsewhere stays there", async () => {
  render(<Offer />)
  const save = screen.getByRole("button", { name: "Save" })
  save.focus()
  fireEvent.click(screen.getByRole("button", { name: "Hire Ana" }))
  await screen.findByText("You hired Ana")
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))
  expect(document.activeElement).toBe(save)
})

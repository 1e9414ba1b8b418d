import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { keepFocus } from "./keep-focus.ts"

// The next test file has the same document.
beforeAll(() => keepFocus())

function Offer({ isOver = false }: { isOver?: boolean }) {
  const [state, setState] = useState<"open" | "asked" | "hired">("open")
  const [isSaved, setIsSaved] = useState(false)
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
      <p>{!isSaved && <button onClick={() => setIsSaved(true)}>Save</button>}</p>
    </main>
  )
}

const press = (name: string) => {
  const button = screen.getByRole("button", { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent

test("a button that disappears leaves the focus on the heading of its part", async () => {
  render(<Offer />)
  press("Hire Ana")
  await expect.poll(focused).toBe("You hired Ana")
})

test("a dialog that ends without giving it back leaves it on the button that opened it", async () => {
  function Row() {
    const [isOpen, setOpen] = useState(false)
    return (
      <main>
        <h1>Ways to log in</h1>
        <button onClick={() => setOpen(true)}>Turn on</button>
        {isOpen && (
          <div role="dialog">
            <button onClick={() => setOpen(false)}>Not now</button>
          </div>
        )}
      </main>
    )
  }
  render(<Row />)
  press("Turn on")
  press("Not now")
  await expect.poll(focused).toBe("Turn on")
  expect(document.activeElement?.hasAttribute("tabindex")).toBe(false)
})

test("a choice inside a group leaves it on the name of the group, which was drawn again", async () => {
  function Filters() {
    const [place, setPlace] = useState("")
    return (
      <main>
        <h1>Tasks</h1>
        <form key={place}>
          <h2>Categories</h2>
          <fieldset id="where">
            <legend>{place || "Where"}</legend>
            {!place && (
              <button type="button" onClick={() => setPlace("In Bălți")}>
                Bălți
              </button>
            )}
          </fieldset>
        </form>
      </main>
    )
  }
  render(<Filters />)
  press("Bălți")
  await expect.poll(focused).toBe("In Bălți")
})

test("a dialog that disappears with its button does the same", async () => {
  render(<Offer isOver />)
  press("Hire Ana")
  press("Yes, hire")
  await expect.poll(focused).toBe("You hired Ana")
})

test("inside a dialog that stays open, the focus goes to the heading of the dialog", async () => {
  function Held() {
    const [isSent, setIsSent] = useState(false)
    return (
      <main>
        <h1>Tasks</h1>
        <div role="dialog">
          <h2>One task</h2>
          {!isSent && <button onClick={() => setIsSent(true)}>Send back</button>}
        </div>
      </main>
    )
  }
  render(<Held />)
  press("Send back")
  await expect.poll(focused).toBe("One task")
})

test("a focus that isn't lost stays where it is", async () => {
  render(<Offer />)
  const moves: string[] = []
  const note = ({ target }: FocusEvent) => moves.push((target as HTMLElement).textContent)
  document.addEventListener("focusin", note)
  screen.getByRole("button", { name: "Save" }).focus()
  fireEvent.click(screen.getByRole("button", { name: "Hire Ana" }))
  await screen.findByText("You hired Ana")
  // Now the focus is lost, at another place. What moved it before would be on the list.
  press("Save")
  await expect.poll(focused).toBe("The task")
  document.removeEventListener("focusin", note)
  expect(moves).toEqual(["Save", "The task"])
})

test("a bar that takes the place of another gets the focus as a whole", async () => {
  function Bars() {
    const [isHired, setIsHired] = useState(false)
    return (
      <main>
        <h1>The task</h1>
        {isHired ? (
          <div key="work" data-bottom-bar>
            <button>Start work</button>
          </div>
        ) : (
          <div key="offer" data-bottom-bar>
            <button onClick={() => setIsHired(true)}>Edit offer</button>
          </div>
        )}
      </main>
    )
  }
  render(<Bars />)
  press("Edit offer")
  await expect.poll(focused).toBe("Start work")
  expect(document.activeElement?.hasAttribute("data-bottom-bar")).toBe(true)
})

test("while the page is inert behind a dialog that closes, it waits for the end of that", async () => {
  // Browsers refuse it there; the document of these tests doesn't know the word.
  const focus = HTMLElement.prototype.focus
  const spy = vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement, how) {
    if (!this.closest("[inert]")) focus.call(this, how)
  })
  onTestFinished(() => spy.mockRestore())
  render(<Offer />)
  const main = screen.getByRole("main")
  screen.getByRole("button", { name: "Hire Ana" }).focus()
  main.toggleAttribute("inert", true)
  fireEvent.click(screen.getByRole("button", { name: "Hire Ana", hidden: true }))
  await expect
    .poll(() => spy.mock.contexts.map((one) => (one as HTMLElement).textContent))
    .toContain("You hired Ana")
  expect(document.activeElement).toBe(document.body)
  main.toggleAttribute("inert", false)
  await expect.poll(focused).toBe("You hired Ana")
})

test("what had the focus while this code was loading is remembered, and not just the first of it", async () => {
  const page = document.implementation.createHTMLDocument()
  Object.defineProperty(page, "defaultView", { value: window })
  page.body.innerHTML =
    "<main><h1>Tasks</h1><button id=menu>Menu</button><section><h2>Offers</h2><button id=hire>Hire</button></section></main>"
  const pathTo = (id: string) => {
    const path: Element[] = []
    for (let one = page.getElementById(id) as Element | null; one; one = one.parentElement) path.push(one)
    return path
  }
  const paths = [pathTo("menu"), pathTo("hire")]
  page.getElementById("hire")?.remove()
  onTestFinished(keepFocus(paths, page))
  await expect.poll(() => page.activeElement?.textContent).toBe("Offers")
})

import { render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { holdSendsScript } from "./hold-sends.ts"

const listeners = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.dataset["notSent"] = "It was not sent."
  const add = (name: string, listener: EventListener) => addEventListener(name, listener, listeners)
  // As the page has it: a script of its own, before all others.
  new Function("addEventListener", holdSendsScript)(add)
  render(
    <form method="post">
      <input aria-label="Name" defaultValue="" />
      <button type="submit">Send</button>
    </form>,
  )
  screen.getByRole<HTMLInputElement>("textbox").value = "Ana"
})

afterEach(() => listeners.abort())

test("a form that nobody takes says so after twenty seconds, keeps what was typed, and can be sent again", () => {
  const press = () => screen.getByRole("button").click()
  const sends = vi.fn<(event: Event) => boolean>((event) => event.defaultPrevented)
  document.addEventListener("submit", sends)
  press()
  press()
  vi.advanceTimersByTime(19_000)
  expect(screen.queryByRole("alert")).toBeNull()
  vi.advanceTimersByTime(2000)
  expect(screen.getByRole("alert").textContent).toBe("It was not sent.")
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Ana")
  const tried = sends.mock.calls.length
  vi.advanceTimersByTime(60_000)
  expect(sends).toHaveBeenCalledTimes(tried)

  press()
  expect(screen.queryByRole("alert")).toBeNull()
  const take = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener("submit", take)
  vi.advanceTimersByTime(60_000)
  expect(take).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole("alert")).toBeNull()
})

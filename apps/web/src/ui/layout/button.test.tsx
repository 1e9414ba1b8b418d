import { act, screen } from "@testing-library/react"
import { Plus } from "lucide-react"
import type { FormEvent, MouseEvent } from "react"
import { expect, test, vi } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import { Button } from "./button.tsx"

const button = () => screen.getByRole("button")

test("a pending button keeps its words and its focus, is busy, and ignores presses", async () => {
  const onClick = vi.fn<() => void>()
  const { user, rerender } = await renderWithApi(null)
  rerender(
    <Button pending={false} onClick={onClick}>
      Send
    </Button>,
  )
  act(() => button().focus())
  rerender(
    <Button pending onClick={onClick}>
      Send
    </Button>,
  )
  expect(button().getAttribute("aria-busy")).toBe("true")
  expect(button().textContent).toBe("Send")
  expect(document.activeElement).toBe(button())
  await user.keyboard("{Enter}")
  await user.click(button())
  expect(onClick).not.toHaveBeenCalled()
})

test("a pending button does not send its form again", async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const { user } = await renderWithApi(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  )
  await user.click(button())
  expect(onSubmit).not.toHaveBeenCalled()
})

test("a disabled button with a reason can be reached and is described by it", async () => {
  const onClick = vi.fn<() => void>()
  const { user } = await renderWithApi(
    <Button disabled hint="This task is no longer open." onClick={onClick}>
      Offer
    </Button>,
  )
  await user.tab()
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByRole("button", { description: "This task is no longer open." })).toBe(button())
  await user.keyboard("{Enter}")
  expect(onClick).not.toHaveBeenCalled()
})

test("so is one whose reason stands elsewhere, and the reason isn't written twice", async () => {
  const { user } = await renderWithApi(
    <>
      <p id="why">Nothing to save</p>
      <Button disabled explainedBy="why">
        Save
      </Button>
    </>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole("button", { description: "Nothing to save" }))
  expect(screen.getAllByText("Nothing to save")).toHaveLength(1)
})

test("a disabled button without a reason is passed by the keyboard", async () => {
  const { user } = await renderWithApi(<Button disabled>Offer</Button>)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(button()).toHaveProperty("disabled", true)
})

test("a link takes the look and the picture of a button and keeps its own press", async () => {
  const own = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  const given = vi.fn<() => void>()
  const { user } = await renderWithApi(
    <Button asChild icon={Plus} onClick={given} className="more">
      <a href="/tasks/create" className="own" onClick={own}>
        Create
      </a>
    </Button>,
  )
  const link = screen.getByRole("link", { name: "Create" })
  expect(link.querySelector("svg")).not.toBeNull()
  expect(link.className).toMatch(/bg-brand.*more.*own/)
  await user.click(link)
  expect([own.mock.calls.length, given.mock.calls.length]).toEqual([1, 1])
})

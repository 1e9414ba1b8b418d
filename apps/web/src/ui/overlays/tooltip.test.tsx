import { act, fireEvent, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { stopClock } from "../../../test/clock.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { Tooltip, TooltipGroup } from "./tooltip.tsx"

async function show() {
  await renderWithApi(
    <TooltipGroup>
      <Tooltip content="Copies the text">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip content="Prints the page">
        <button type="button">Print</button>
      </Tooltip>
    </TooltipGroup>,
  )
  return stopClock()
}

const tip = () => screen.queryByRole("tooltip")?.textContent ?? null
const button = (name: string) => screen.getByRole("button", { name })
const over = (name: string) => fireEvent.pointerMove(button(name), { pointerType: "mouse" })

/** Off the button and far from its tooltip, over which the pointer may go as well. */
function leave(name: string) {
  fireEvent.pointerLeave(button(name), { pointerType: "mouse" })
  fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 900, clientY: 900 })
}

test("[U10] a tooltip comes after 300 ms, and the next one within 300 ms comes at once", async () => {
  const { pass } = await show()
  over("Copy")
  await pass(299)
  expect(tip()).toBeNull()
  await pass(1)
  expect(tip()).toBe("Copies the text")

  leave("Copy")
  await pass(200)
  over("Print")
  await pass(1)
  expect(tip()).toBe("Prints the page")

  leave("Print")
  await pass(1)
  expect(tip()).toBeNull()
  await pass(300)
  over("Copy")
  await pass(299)
  expect(tip()).toBeNull()
})

test("a tooltip describes what the keyboard is on, and goes by Escape", async () => {
  const { user, pass } = await show()
  act(() => button("Copy").focus())
  await pass(1)
  expect(screen.getByRole("button", { name: "Copy", description: "Copies the text" })).toBeDefined()
  await user.keyboard("{Escape}")
  await pass(1)
  expect(tip()).toBeNull()
  expect(document.activeElement).toBe(button("Copy"))
})

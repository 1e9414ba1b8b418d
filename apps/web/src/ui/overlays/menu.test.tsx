import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, test, vi } from "vitest"
import { stopClock } from "../../../test/clock.ts"
import { expectFocus } from "../../../test/expect-focus.ts"
import { renderWithApi } from "../../../test/render.tsx"
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "./menu.tsx"

const heard = vi.fn<(what: string | boolean) => void>()

async function show() {
  heard.mockClear()
  const shown = await renderWithApi(
    <Menu>
      <MenuTrigger>More</MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => heard("rename")}>Rename</MenuItem>
        <MenuItem disabled>Archive</MenuItem>
        <MenuSub>
          <MenuSubTrigger>Share</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem onSelect={() => heard("link")}>Copy the link</MenuItem>
          </MenuSubContent>
        </MenuSub>
        <MenuCheckboxItem checked onCheckedChange={(isOn) => heard(isOn)}>
          Public
        </MenuCheckboxItem>
        <MenuRadioGroup value="new" onValueChange={heard}>
          <MenuRadioItem value="new">Newest</MenuRadioItem>
          <MenuRadioItem value="price">Price</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>,
  )
  act(() => opener().focus())
  return shown
}

const opener = () => screen.getByRole("button", { name: "More", hidden: true })
const focused = () => document.activeElement?.textContent
const menus = () => screen.queryAllByRole("menu").length

test.each(["{Enter}", " ", "{ArrowDown}"])("%s opens a menu at its first row", async (key) => {
  const { user } = await show()
  expect([opener().getAttribute("aria-haspopup"), opener().getAttribute("aria-expanded")]).toEqual([
    "menu",
    "false",
  ])
  await user.keyboard(key)
  await screen.findByRole("menu")
  await waitFor(() => expect(focused()).toBe("Rename"))
})

describe("an open menu", () => {
  async function open() {
    const shown = await show()
    await shown.user.keyboard("{Enter}")
    await waitFor(() => expect(focused()).toBe("Rename"))
    return shown
  }

  test("is walked by arrows, Home, End and letters, and passes what is disabled", async () => {
    const { user } = await open()
    for (const [key, name] of [
      ["{ArrowDown}", "Share"],
      ["{ArrowDown}", "Public"],
      ["{ArrowUp}", "Share"],
      ["{End}", "Price"],
      ["{Home}", "Rename"],
      ["n", "Newest"],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(focused()).toBe(name))
    }
  })

  test.each(["{Enter}", " "])(
    "does what the row says by %s, closes and gives the focus back",
    async (key) => {
      const { user } = await open()
      await user.keyboard(key)
      expect(heard.mock.calls).toEqual([["rename"]])
      await waitFor(() => expect(menus()).toBe(0))
      await expectFocus(opener())
    },
  )

  test.each(["{Escape}", "{Tab}"])("%s chooses nothing", async (key) => {
    const { user } = await open()
    await user.keyboard(key)
    if (key === "{Escape}") {
      await waitFor(() => expect(menus()).toBe(0))
      await expectFocus(opener())
    }
    expect(heard).not.toHaveBeenCalled()
  })

  test("opens its sub-menu by arrow right and closes it by arrow left", async () => {
    const { user } = await open()
    await user.keyboard("{ArrowDown}{ArrowRight}")
    await waitFor(() => expect(focused()).toBe("Copy the link"))
    await user.keyboard("{ArrowLeft}")
    await waitFor(() => expect(focused()).toBe("Share"))
    expect(menus()).toBe(1)
  })

  test("tells what is ticked and what is chosen", async () => {
    const { user } = await open()
    const shown = screen.getByRole("menuitemcheckbox", { name: "Public" })
    expect(shown.getAttribute("aria-checked")).toBe("true")
    expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toBe("Newest")
    await user.click(shown)
    expect(heard.mock.calls).toEqual([[false]])
  })
})

test("[U11] a sub-menu opens when the pointer has rested for 100 ms", async () => {
  await show()
  const { user, pass } = stopClock()
  await user.keyboard("{Enter}")
  await pass(20)
  fireEvent.pointerMove(screen.getByRole("menuitem", { name: "Share" }), { pointerType: "mouse" })
  await pass(99)
  expect(menus()).toBe(1)
  await pass(1)
  expect(screen.getByRole("menuitem", { name: "Copy the link" })).toBeDefined()
})

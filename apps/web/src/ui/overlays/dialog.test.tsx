import { screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import { z } from "zod"
import { expectFocus } from "../../../test/expect-focus.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { Button } from "../layout/button.tsx"
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "./menu.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import { Sheet, SheetClose, SheetContent, sheetSides, SheetTrigger } from "./sheet.tsx"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../layout/tabs.tsx"

const aDialog = (
  <Dialog>
    <DialogTrigger>Open</DialogTrigger>
    <DialogContent
      title="Rules"
      description="Read them once"
      footer={
        <DialogClose asChild>
          <Button>Got it</Button>
        </DialogClose>
      }
    >
      <input aria-label="Name" />
    </DialogContent>
  </Dialog>
)

const aSheet = (side: (typeof sheetSides)[number]) => (
  <Sheet>
    <SheetTrigger>Open</SheetTrigger>
    <SheetContent side={side} title="Rules" footer={<SheetClose>Got it</SheetClose>}>
      <input aria-label="Name" />
    </SheetContent>
  </Sheet>
)

const opener = () => screen.getByText("Open")

async function open(part: React.ReactNode, touches = false) {
  const shown = await renderWithApi(part)
  const { matchMedia } = window
  vi.stubGlobal("matchMedia", (query: string) =>
    query === "(pointer: coarse)" ? { matches: touches } : matchMedia.call(window, query),
  )
  await shown.user.click(opener())
  return { ...shown, panel: await screen.findByRole("dialog", { name: "Rules" }) }
}

const panels = [
  ["a dialog", aDialog],
  ...sheetSides.map((side) => [`a sheet from the ${side}`, aSheet(side)] as const),
] as const

test("a form in a dialog doesn't submit the form that the dialog was opened from", async () => {
  const submitted: string[] = []
  const submit = (name: string) => (event: React.FormEvent) => {
    event.preventDefault()
    submitted.push(name)
  }
  const { user } = await open(
    <form onSubmit={submit("outer")}>
      <Dialog>
        <DialogTrigger type="button">Open</DialogTrigger>
        <DialogContent title="Rules">
          <form onSubmit={submit("inner")}>
            <button>Save</button>
          </form>
        </DialogContent>
      </Dialog>
    </form>,
  )
  await user.click(screen.getByText("Save"))
  expect(submitted).toEqual(["inner"])
})

test.each(panels)(
  "[U06] %s keeps the focus inside, closes by Escape and gives the focus back",
  async (_, part) => {
    const { user, panel } = await open(part)
    expect(panel.contains(document.activeElement)).toBe(true)
    for (let step = 0; step < 4; step += 1) {
      await user.tab()
      expect(panel.contains(document.activeElement)).toBe(true)
    }
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expectFocus(opener())
  },
)

const fieldFirst = (
  <Dialog>
    <DialogTrigger>Open</DialogTrigger>
    <DialogContent title="Rules" closeButton={false}>
      <input aria-label="Name" />
    </DialogContent>
  </Dialog>
)

test.each([
  ["with a mouse, the first field has the focus", false],
  ["on a touch screen, the dialog has it: a field would raise the keyboard", true],
])("when a dialog opens %s", async (_, touches) => {
  const { panel } = await open(fieldFirst, touches)
  expect(document.activeElement).toBe(touches ? panel : screen.getByRole("textbox", { name: "Name" }))
})

test.each(sheetSides)(
  "[U06] a sheet from the %s says its side and has its buttons at its foot",
  async (side) => {
    const { user, panel, t } = await open(aSheet(side))
    expect(panel.dataset["side"]).toBe(side)
    expect(panel.querySelector("[data-modal-foot]")?.textContent).toBe("Got it")
    await user.click(within(panel).getByRole("button", { name: t("ui:close") }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
)

test("a dialog is described, and closes by its cross, its button and a press beside it", async () => {
  const { user, t } = await open(aDialog)
  expect(screen.getByRole("dialog", { description: "Read them once" })).toBeDefined()
  const ways = [
    () => screen.getByRole("button", { name: t("ui:close") }),
    () => screen.getByRole("button", { name: "Got it" }),
    () => document.querySelector(".bg-scrim") as Element,
  ]
  for (const way of ways) {
    await user.click(way())
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expectFocus(opener())
    await user.click(opener())
  }
})

function FromAMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu>
        <MenuTrigger>Open</MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setOpen(true)}>Read</MenuItem>
        </MenuContent>
      </Menu>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title="Rules" />
      </Dialog>
    </>
  )
}

test("a dialog opened from a menu gives the focus back to the menu's button", async () => {
  const { user } = await renderWithApi(<FromAMenu />)
  await user.click(opener())
  await user.click(await screen.findByRole("menuitem", { name: "Read" }))
  await screen.findByRole("dialog", { name: "Rules" })
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test("a reason is chosen by the person, given with a note that is trimmed and not too long, and sent once", async () => {
  const onConfirm = vi.fn<(why: object) => void>()
  const props = {
    words: {
      title: "Why?",
      text: "It helps us",
      reason: "Reason",
      reasonNeeded: "Choose one",
      note: "Note",
      confirm: "End it",
      keep: "Keep it",
    },
    reasons: [
      { value: "late", label: "Too late" },
      { value: "other", label: "Something else" },
    ],
    noteInput: z.string().trim().max(10),
    isOpen: true,
    onOpenChange: () => {},
    onConfirm,
  }
  const { user } = await renderWithApi(<ReasonDialog {...props} isPending={false} />)
  const send = screen.getByRole("button", { name: "End it" })
  expect(screen.queryByRole("radio", { checked: true })).toBeNull()
  await user.click(send)
  screen.getByText("Choose one")
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Too late" }))
  expect(onConfirm).not.toHaveBeenCalled()
  await user.click(screen.getByRole("radio", { name: "Something else" }))
  expect(screen.queryByText("Choose one")).toBeNull()
  await user.click(screen.getByRole("textbox", { name: "Note" }))
  await user.paste("12345678901")
  await user.click(send)
  expect(onConfirm).not.toHaveBeenCalled()
  await user.clear(screen.getByRole("textbox", { name: "Note" }))
  await user.paste("  short ")
  await user.click(send)
  expect(onConfirm.mock.calls).toEqual([[{ reasonCode: "other", note: "short" }]])
})

test("tabs are walked by arrows, Home and End, and only the chosen one is a stop of Tab", async () => {
  const { user } = await renderWithApi(
    <Tabs defaultValue="a">
      <TabsList aria-label="Parts">
        {["a", "b", "c"].map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {["a", "b", "c"].map((name) => (
        <TabsContent key={name} value={name}>
          {`Part ${name}`}
        </TabsContent>
      ))}
    </Tabs>,
  )
  await user.tab()
  for (const [key, name] of [
    ["{ArrowRight}", "b"],
    ["{End}", "c"],
    ["{ArrowRight}", "a"],
    ["{ArrowLeft}", "c"],
    ["{Home}", "a"],
  ] as const) {
    await user.keyboard(key)
    expect(document.activeElement?.textContent).toBe(name)
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(name)
    expect(screen.getByRole("tabpanel", { name }).textContent).toBe(`Part ${name}`)
  }
  expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
})

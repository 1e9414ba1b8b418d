import { screen, waitFor } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { aPerson } from "../../test/answers/user.ts"
import { failure } from "../../test/fake-api.ts"
import { renderWithApi } from "../../test/render.tsx"
import { SaveButton } from "./save-button.tsx"
import { SaveHeart } from "./save-heart.tsx"
import { SaveOnReturn } from "./save-on-return.tsx"

const id = "0b6c1d52-6f2f-4f0e-9a5b-3f1f2d1c0a11"
const task = { targetType: "task", targetId: id } as const
const doer = { targetType: "provider", targetId: id } as const
const heart = <SaveHeart target={task} title="Translate a letter" isSaved={false} />
const labels = { save: "Save", saved: "Saved" }
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed")

describe("a visitor", () => {
  const parts = {
    "the heart of a task": heart,
    "the heart of a doer": <SaveHeart target={doer} title="Vasile C." isSaved={false} />,
    "the button with its word": <SaveButton target={task} isSaved={false} labels={labels} />,
  }
  test.each([
    ["the heart of a task", `save=${id}`],
    ["the heart of a doer", `save=provider-${id}`],
    ["the button with its word", `save=${id}`],
  ] as const)("is led by %s to the log-in, and back to the same list", async (part, save) => {
    await renderWithApi(parts[part], { at: "/tasks?mode=remote" })
    const way = new URL(screen.getByRole<HTMLAnchorElement>("link").href)
    expect(way.pathname).toBe("/signin")
    expect(way.searchParams.get("redirect")).toBe(`/tasks?mode=remote&${save}`)
  })

  test("reads what is saved by it", async () => {
    const { t } = await renderWithApi(heart)
    expect(screen.getByRole("link").getAttribute("aria-label")).toBe(
      t("task:signInToSave", { title: "Translate a letter" }),
    )
  })
})

describe("a member", () => {
  test("saves by one press, is told where it is, and takes it back by the next", async () => {
    const { user, api, t } = await renderWithApi(heart, {
      as: aPerson(),
      api: { "favourite.add": { isSaved: true }, "favourite.remove": { isSaved: false } },
    })
    const button = await screen.findByRole("button", {
      name: t("task:save", { title: "Translate a letter" }),
    })
    expect(isPressed(button)).toBe("false")
    await user.click(button)
    expect(isPressed(button)).toBe("true")
    expect(api.calls("favourite.add")).toEqual([task])
    await screen.findByText(t("task:savedNow"))
    await user.click(button)
    await waitFor(() => expect(api.calls("favourite.remove")).toEqual([task]))
    expect(isPressed(button)).toBe("false")
  })

  test("is led by the message to what is saved", async () => {
    const { user, t, address } = await renderWithApi(heart, {
      as: aPerson(),
      api: { "favourite.add": { isSaved: true } },
    })
    await user.click(await screen.findByRole("button"))
    await user.click(await screen.findByRole("button", { name: t("task:savedLook") }))
    await waitFor(() => expect(address()).toBe("/dashboard?tab=saved#saved"))
  })

  test("sees the heart as it was, and why, when it could not be saved", async () => {
    const { user, t } = await renderWithApi(heart, {
      as: aPerson(),
      api: {
        "favourite.add": () => {
          throw failure(500)
        },
      },
    })
    const button = await screen.findByRole("button")
    await user.click(button)
    await screen.findByText(t("task:saveFailed"))
    expect(isPressed(button)).toBe("false")
  })

  test("finds what was pressed in one place pressed in the others", async () => {
    const both = (
      <>
        {heart}
        <SaveButton target={task} isSaved={false} labels={labels} />
      </>
    )
    const { user } = await renderWithApi(both, { as: aPerson(), api: { "favourite.add": { isSaved: true } } })
    await user.click(await screen.findByRole("button", { name: /Translate/ }))
    expect(isPressed(await screen.findByRole("button", { name: "Saved" }))).toBe("true")
  })
})

describe("somebody back from the log-in", () => {
  test("has it saved once, and the address forgets the wish", async () => {
    const { api, address, t } = await renderWithApi(<SaveOnReturn />, {
      as: aPerson(),
      at: `/providers?q=plumber&save=provider-${id}`,
      api: { "favourite.add": { isSaved: true } },
    })
    await screen.findByText(t("provider:savedNow"))
    expect(address()).toBe("/providers?q=plumber")
    expect(api.calls("favourite.add")).toEqual([doer])
  })

  test("who did not log in after all has nothing saved", async () => {
    const { api } = await renderWithApi(<SaveOnReturn />, { at: `/tasks?save=${id}` })
    expect(api.calls("favourite.add")).toEqual([])
  })
})

import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test, vi } from "vitest"
import { anAdmin } from "../../../test/answers/user.ts"
import { bareHome } from "../../../test/answers/home.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const heading = () => screen.getByRole("heading", { level: 1 }).textContent
const main = () => within(screen.getByRole("main"))

describe("a page that could not be loaded", () => {
  async function fail(status?: number, requestId = "the-request") {
    vi.spyOn(console, "error").mockImplementation(() => {})
    vi.spyOn(console, "warn").mockImplementation(() => {})
    const fault = () => {
      throw failure(status, { requestId })
    }
    const shown = await renderPage("/admin", {
      as: anAdmin(),
      api: { "admin.getOverview": fault, "admin.getQueues": fault },
    })
    vi.restoreAllMocks()
    return shown
  }

  test("[E03, E04] says so and shows the error, and its details can be opened and closed", async () => {
    const { user } = await fail(503)
    expect(heading()).toBe("Something went wrong!")
    main().getByText("HTTP error! status: 503")
    expect(document.title).toBe("Something went wrong · Doable")
    const show = main().getByRole("button", { name: "Show Error" })
    const details = main().getByText(/Request: /)
    expect([details.hidden, show.getAttribute("aria-expanded")]).toEqual([true, "false"])
    await user.click(show)
    expect([details.hidden, details.textContent]).toEqual([
      false,
      "HTTP error! status: 503\nRequest: the-request",
    ])
    await user.click(main().getByRole("button", { name: "Hide Error" }))
    expect(details.hidden).toBe(true)
  })

  test("[E03] shows nothing of the fault's inside", async () => {
    const { container } = await fail(500)
    expect(container.innerHTML).not.toMatch(/node_modules|at async|failed</)
  })

  test("[E03] offers to try again, which loads the page once more", async () => {
    const { user } = await fail(500)
    const reload = vi.fn<() => void>()
    vi.stubGlobal("location", { ...location, reload })
    const again = main().getByRole("button", { name: "Try Again" })
    await user.click(again)
    await user.click(again)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(again.getAttribute("aria-busy")).toBe("true")
  })

  test("[E03] offers the way home and the way back", async () => {
    const { user, api, address } = await fail(500)
    expect(main().getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/")
    api.answer(bareHome)
    // Nothing lies behind this page: back leads home.
    await user.click(main().getByRole("button", { name: "Go Back" }))
    await waitFor(() => expect(address()).toBe("/"))
  })

  test("without an answer it names the request that drew the page", async () => {
    await fail()
    const [error, details] = main().getAllByText(/Request: 00000000-0000-4000-8000-000000000000/)
    expect([error?.hidden, details?.hidden]).toEqual([false, true])
  })
})

describe("an address that leads nowhere", () => {
  test.each(["/nowhere/at/all", "/404"])(
    "[E01, E06] %s shows 404, Page Not Found, Go Home and Go Back",
    async (at) => {
      await renderPage(at)
      expect(main().getByText("404")).toBeDefined()
      expect(heading()).toBe("Page Not Found")
      expect(main().getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/")
      expect(main().getByRole("button", { name: "Go Back" })).toBeDefined()
    },
  )
})

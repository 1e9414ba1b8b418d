import { act, screen, within } from "@testing-library/react"
import { lazy, Suspense, type ComponentType } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { renderPage } from "../../test/render.tsx"
import { ThemeProvider } from "./theme-provider.tsx"
import { useTheme } from "./theme.ts"

/** The operating system's choice, which the test can change. */
let system = { dark: false, changed: new Set<() => void>() }

beforeEach(() => {
  system = { dark: false, changed: new Set() }
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("dark") && system.dark
    },
    addEventListener: (_: string, listener: () => void) => system.changed.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.changed.delete(listener),
  }))
})

function systemBecomes(dark: boolean) {
  system.dark = dark
  act(() => system.changed.forEach((tell) => tell()))
}

const shown = () => document.documentElement.dataset["theme"]
const kept = () => localStorage.getItem("theme")
const choice = (name: string) =>
  within(screen.getByRole("contentinfo")).getByRole<HTMLInputElement>("radio", { name })

test("[U12] the theme is light, dark or as the system, kept under “theme” and shown as light or dark", async () => {
  const { user } = await renderPage("/how-it-works")
  expect([shown(), kept(), choice("Same as device").checked]).toEqual(["light", null, true])
  await user.click(choice("Dark"))
  expect([shown(), kept()]).toEqual(["dark", "dark"])
  await user.click(choice("Light"))
  expect([shown(), kept()]).toEqual(["light", "light"])
  // A choice of one's own stands against the system.
  systemBecomes(true)
  expect(shown()).toBe("light")
  await user.click(choice("Same as device"))
  expect([shown(), kept()]).toEqual(["dark", "system"])
})

test("[U12] “system” follows the operating system live", async () => {
  await renderPage("/how-it-works")
  for (const dark of [true, false, true]) {
    systemBecomes(dark)
    expect(shown()).toBe(dark ? "dark" : "light")
  }
})

test("a choice in another window is followed, and a theme that there is not counts as the system's", async () => {
  await renderPage("/how-it-works")
  const elsewhere = (value: string) =>
    act(() => {
      localStorage.setItem("theme", value)
      window.dispatchEvent(new StorageEvent("storage", { key: "theme" }))
    })
  elsewhere("dark")
  expect([shown(), choice("Dark").checked]).toEqual(["dark", true])
  elsewhere("nonsense")
  expect([shown(), choice("Same as device").checked]).toEqual(["light", true])
})

test("the bar of the browser follows a choice against the system", async () => {
  const metas = ["light", "dark"].map((scheme) => {
    const meta = Object.assign(document.createElement("meta"), { name: "theme-color" })
    // The document doesn't know this property of the element.
    Object.defineProperty(meta, "media", { value: `(prefers-color-scheme: ${scheme})` })
    document.head.append(meta)
    onTestFinished(() => meta.remove())
    return meta
  })
  const { user } = await renderPage("/how-it-works")
  const colours = () => metas.map(({ content }) => content)
  await user.click(choice("Dark"))
  expect(colours()).toEqual(["#0F1613", "#0F1613"])
  await user.click(choice("Same as device"))
  expect(colours()).toEqual(["#F2F3EE", "#0F1613"])
})

test.each([
  ["a dark system", true, null],
  ["a choice of one's own", false, "dark"],
] as const)(
  "%s takes nothing off the page while the code of a part is still on its way",
  async (_, dark, choice) => {
    system.dark = dark
    if (choice) localStorage.setItem("theme", choice)
    const Choice = () => useTheme().theme
    const pageWith = (Part: ComponentType) => (
      <ThemeProvider>
        <Choice />
        <main>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </main>
      </ThemeProvider>
    )
    const container = document.createElement("div")
    document.body.append(container)
    container.innerHTML = renderToString(pageWith(() => <p>What the two agreed on</p>))
    const Late = lazy(() => new Promise<{ default: ComponentType }>(() => {}))
    const root = await act(async () => hydrateRoot(container, pageWith(Late)))
    onTestFinished(() => {
      act(() => root.unmount())
      container.remove()
    })
    expect([shown(), container.textContent]).toEqual(["dark", `${choice ?? "system"}What the two agreed on`])
  },
)

// A page that has been open since before a deployment, whose code is no longer there.
import { screen } from "@testing-library/react"
import { Suspense, useState } from "react"
import { beforeEach, expect, test, vi } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { lazy } from "./lazy.tsx"

const gone = new TypeError(
  "Failed to fetch dynamically imported module: https://doable.test/assets/offers.js",
)
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal("location", { ...location, reload })
  vi.spyOn(console, "error").mockImplementation(() => {})
})

/** An answer is being written; then something arrives whose code the page hasn't got yet. */
async function anOldTab() {
  const Offers = lazy(() => Promise.reject(gone))
  function Page() {
    const [offers, setOffers] = useState(0)
    return (
      <>
        <textarea aria-label="Answer" />
        <button type="button" onClick={() => setOffers((before) => before + 1)}>
          An offer arrives
        </button>
        <Suspense fallback={null}>{offers > 0 && <Offers />}</Suspense>
      </>
    )
  }
  const page = await renderWithApi(<Page />)
  return { ...page, arrive: () => page.user.click(screen.getByRole("button", { name: "An offer arrives" })) }
}

const answer = () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: "Answer" })

test("what is typed stays when something arrives that needs it, and once it's sent the page reloads once", async () => {
  const { t, arrive, user } = await anOldTab()
  await writeInto({ user }, "Answer", "I have a drill")
  await arrive()
  await screen.findByText(t("common:missingPart.text"))
  expect([answer()?.value, reload.mock.calls.length]).toEqual(["I have a drill", 0])
  await user.clear(screen.getByRole("textbox", { name: "Answer" }))
  await arrive()
  await arrive()
  expect(reload).toHaveBeenCalledTimes(1)
})

test("who has typed something can still reload", async () => {
  const { t, arrive, user } = await anOldTab()
  await writeInto({ user }, "Answer", "I have a drill")
  await arrive()
  await user.click(await screen.findByRole("button", { name: t("common:missingPart.reload") }))
  expect(reload).toHaveBeenCalledTimes(1)
})

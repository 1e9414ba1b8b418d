import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { emptyHome } from "../../../test/answers/home.ts"
import { aPerson } from "../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions, type Rendered } from "../../../test/render.tsx"
import type { Session } from "../../account/use-sessions.ts"

const linux =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36"

function here(): Session {
  return {
    token: "here",
    createdAt: new Date().toISOString(),
    ipAddress: "192.0.2.7",
    userAgent: linux,
    isCurrent: true,
  }
}
const elsewhere = (): Session => ({
  ...here(),
  token: "elsewhere",
  ipAddress: null,
  userAgent: null,
  isCurrent: false,
})

/** The list as the API keeps it: what was ended is gone with the next look. */
function sessions(own: AuthAnswers = {}): AuthAnswers {
  let all = [here(), elsewhere()]
  const endOther = () => {
    all = all.filter(({ isCurrent }) => isCurrent)
    return {}
  }
  return {
    "/list-sessions": () => all,
    "/ways-in": () => ({
      password: { changedAt: "2026-09-03T09:00:00.000Z" },
      passkeys: [],
      linked: [],
    }),
    "/revoke-session": endOther,
    "/revoke-other-sessions": endOther,
    "/revoke-sessions": () => ({}),
    ...own,
  }
}

const show = (auth: AuthAnswers, locale: RenderOptions["locale"] = "en") =>
  renderPage("/account?section=security", { as: aPerson(), locale, auth, api: emptyHome })

const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1)

async function quit({ user, t }: Rendered, row: number) {
  const table = await screen.findByRole("table", { name: t("security:table") })
  const buttons = within(table).getAllByRole("button", { name: t("security:quit") })
  await user.click(buttons[row] as HTMLElement)
}

async function answer({ user, t }: Rendered, question: string, button: string) {
  const asked = await screen.findByRole("alertdialog")
  expect(asked.textContent).toContain(question)
  // What can't be undone isn't one press of Enter away.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t("ui:cancel")))
  await user.click(within(asked).getByRole("button", { name: button }))
}

const isLoggedOut = async ({ t, address }: Rendered) => {
  await within(screen.getByRole("banner")).findByRole("link", { name: t("shell:logIn") })
  expect(address()).toBe("/")
}

test("[A13] the table names address, time, browser, system and device, and marks this session", async () => {
  const { t } = await show(sessions())
  await screen.findByRole("table", { name: t("security:table") })
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "IP",
    "When",
    "Browser",
    "OS",
    "Device",
    "Actions",
  ])
  const texts = rows().map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  )
  const of = (row: number, ...words: string[]) =>
    words.forEach((word, cell) => expect(texts[row]?.[cell]).toContain(word))
  of(0, "192.0.2.7", "just now", "Chrome", "Linux", "Desktop", "Quit session")
  of(1, "Unknown", "just now", "Unknown", "Unknown", "Unknown", "Quit session")
  expect(rows().map((row) => row.textContent?.includes(t("security:current")))).toEqual([true, false])
})

test("[A13] another session is quit at once, and is gone from the list", async () => {
  const page = await show(sessions(), "ru")
  await quit(page, 1)
  await screen.findByText(page.t("security:quitDone"))
  expect(page.api.authCalls("/revoke-session")).toEqual([{ token: "elsewhere" }])
  await waitFor(() => expect(rows()).toHaveLength(1))
  // It stays within reach, so that the focus isn't lost when it's the button that was pressed.
  const description = page.t("security:onlyHere")
  const quitOther = screen.getByRole("button", { name: page.t("security:quitOther"), description })
  expect(quitOther.getAttribute("aria-disabled")).toBe("true")
})

test("[A15] quitting this session asks first, and logs out", async () => {
  const page = await show(sessions(), "ro")
  const { api, t } = page
  await quit(page, 0)
  await answer(page, t("security:askCurrent"), t("ui:cancel"))
  expect(api.authCalls("/revoke-session")).toEqual([])
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  await quit(page, 0)
  await answer(page, t("security:askCurrent"), t("security:quit"))
  await isLoggedOut(page)
  expect(api.authCalls("/revoke-session")).toEqual([{ token: "here" }])
})

test("[A17] quitting the others asks first, and leaves this one", async () => {
  const page = await show(sessions())
  const { user, api, t } = page
  await user.click(await screen.findByRole("button", { name: t("security:quitOther") }))
  await answer(page, t("security:askOther"), t("security:quitOther"))
  await screen.findByText(t("security:quitOtherDone"))
  expect(api.authCalls("/revoke-other-sessions")).toHaveLength(1)
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test("[A16] quitting all asks first, and logs out", async () => {
  const page = await show(sessions())
  const { user, api, t } = page
  await user.click(await screen.findByRole("button", { name: t("security:quitAll") }))
  await answer(page, t("security:askAll"), t("security:quitAll"))
  await isLoggedOut(page)
  expect(api.authCalls("/revoke-sessions")).toHaveLength(1)
})

test("a session that could not be ended stays in the list, and that is told", async () => {
  const page = await show(sessions({ "/revoke-session": () => Response.json({}, { status: 500 }) }))
  await quit(page, 1)
  await screen.findByText(page.t("security:failed"))
  expect(rows()).toHaveLength(2)
})

test("a list that does not come says so, and comes at the next try", async () => {
  let fails = true
  const { user, t } = await show({
    "/ways-in": () => ({ password: null, passkeys: [], linked: [] }),
    "/list-sessions": () => (fails ? Response.json({}, { status: 500 }) : [here()]),
  })
  await screen.findByText(t("security:loadFailed"))
  fails = false
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  await screen.findByRole("table")
  expect(rows()).toHaveLength(1)
})

import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../test/answers/user.ts"
import { failure, type Answers, type Output } from "../../test/fake-api.ts"
import { pushKey, withPush } from "../../test/push-browser.ts"
import { renderWithApi } from "../../test/render.tsx"
import { PushPanel } from "./push-panel.tsx"
import { keepOwner, readOwner } from "./push-owner.ts"

type Device = Output<"push.getMy">["devices"][number]

const person = aPerson()
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
const device = (given: Partial<Device>): Device => ({
  id: "1",
  userAgent: firefox,
  isCurrent: false,
  createdAt: "2026-11-10T10:00:00.000Z",
  lastUsedAt: null,
  ...given,
})

/** Devices as the API keeps them. */
function kept(first: Device[], own: Answers = {}): Answers {
  let devices = first
  return {
    "push.getKey": { key: pushKey },
    "push.getMy": () => ({ devices, loggedInAt: "2026-11-01T10:00:00.000Z" }),
    "push.subscribe": () => {
      devices = [...devices, device({ id: "here", isCurrent: true })]
      return { id: "here", createdAt: "2026-11-12T10:00:00.000Z" }
    },
    "push.unsubscribe": ({ id }) => {
      devices = devices.filter((one) => one.id !== id)
      return { ok: true }
    },
    ...own,
  }
}

const show = (api: Answers) => renderWithApi(<PushPanel />, { api, as: person })
const isOn = () => screen.getByRole<HTMLInputElement>("switch").checked

test("push is turned on and off for this browser, and other devices stay", async () => {
  const browser = withPush()
  const { user, t, api } = await show(kept([device({ id: "other" })]))
  await user.click(await screen.findByRole("switch"))
  await screen.findByText(t("push:turnedOn"))
  await waitFor(() => expect(isOn()).toBe(true))
  expect(screen.getAllByText(/Firefox · Linux/)).toHaveLength(2)
  await user.click(screen.getByRole("switch"))
  await screen.findByText(t("push:turnedOff"))
  await waitFor(() => expect(isOn()).toBe(false))
  expect(api.calls("push.unsubscribe")).toEqual([{ id: "here" }])
  expect([browser.isSubscribed, readOwner()]).toEqual([false, null])
  expect(screen.getAllByText(/Firefox · Linux/)).toHaveLength(1)
})

test("another device is removed, by its name", async () => {
  withPush()
  const { user, t } = await show(kept([device({ id: "other" }), device({ id: "odd", userAgent: null })]))
  const list = await screen.findByRole("list", { name: t("push:devices") })
  within(list).getByText(t("push:unknownDevice"))
  await user.click(screen.getByRole("button", { name: t("push:removeNamed", { name: "Firefox · Linux" }) }))
  await screen.findByText(t("push:removed"))
  await waitFor(() => expect(screen.queryByText("Firefox · Linux")).toBe(null))
})

test("a browser that was removed elsewhere shows as off", async () => {
  withPush({ permission: "granted", isSubscribed: true })
  keepOwner({ userId: person.id, endpoint: "https://push.example/1", since: "2026-11-10T10:00:00.000Z" })
  const { t } = await show(kept([]))
  await screen.findByText(t("push:noDevices"))
  expect(isOn()).toBe(false)
})

test("someone else's subscription in this browser isn't mine", async () => {
  withPush({ permission: "granted", isSubscribed: true })
  keepOwner({ userId: "someone", endpoint: "https://push.example/1", since: "2026-11-10T10:00:00.000Z" })
  await show(kept([device({ isCurrent: true })]))
  await screen.findByRole("switch")
  expect(isOn()).toBe(false)
})

test("a browser that blocks says what to do in its settings; back from there, push can be turned on", async () => {
  const browser = withPush({ permission: "denied" })
  const { t } = await show(kept([]))
  await screen.findByText(t("push:blockedHere"))
  expect(screen.queryByRole("switch")).toBe(null)
  browser.allow()
  await screen.findByRole("switch")
  expect(screen.queryByText(t("push:blockedHere"))).toBe(null)
})

test("an old browser says so, and still lists the others", async () => {
  const { t } = await show(kept([device({})]))
  await screen.findByText(t("push:unsupported"))
  expect(screen.getByText("Firefox · Linux")).toBeTruthy()
})

test("where push is off for everyone, there's nothing to see", async () => {
  withPush()
  const { api } = await show(kept([], { "push.getKey": { key: null } }))
  await waitFor(() => expect(api.calls("push.getMy")).toHaveLength(1))
  await waitFor(() => expect(document.querySelector("main")?.textContent).toBe(""))
})

test("a list that doesn't come can be asked for again", async () => {
  withPush()
  const away = () => {
    throw failure()
  }
  const { user, t, api } = await show(kept([], { "push.getMy": away }))
  await screen.findByText(t("push:loadFailed"))
  api.answer(kept([device({})]))
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText("Firefox · Linux")).toBeTruthy()
})

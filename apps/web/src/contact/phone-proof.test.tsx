import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPhone } from "../../test/answers/contact.ts"
import { secondsPass, stopClock } from "../../test/page-clock.ts"
import { failure, refused, type Answers } from "../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../test/render.tsx"
import { writeInto } from "../../test/write-into.ts"
import { ContactsSection } from "./contacts-section.tsx"

const phone = "+37378555014"
const shown = "+373\u00a078\u00a0555\u00a0014"
const sent = { expiresAt: "2026-03-05T10:10:00.000Z", retryAfterSec: 60 }

const codes: Answers = {
  "contact.requestPhoneOtp": sent,
  "contact.validatePhoneOtp": ({ otp }) => {
    if (otp !== "123456") throw refused("phone_code_wrong")
    return { isVerified: true }
  },
  "contact.create": aPhone({ value: phone }),
}

/** The form of a new contact with this number in it. */
async function withNumber(api: Answers = codes, locale: "en" | "ru" | "ro" = "en") {
  const page = await renderWithApi(<ContactsSection />, { locale, api: { "contact.getMy": [], ...api } })
  const { user, t } = page
  await user.click(await screen.findByRole("button", { name: t("contacts:add") }))
  await user.click(await screen.findByRole("radio", { name: t("contacts:type.phone") }))
  await writeInto(page, t("contacts:value.phone"), "+373 78 555 014")
  return page
}

const button = (name: string | RegExp) => screen.getByRole("button", { name })
const press = ({ user }: Rendered, name: string) => user.click(button(name))

test.each(["en", "ru", "ro"] as const)(
  "[C07] [C08] in %s: a new number is proven by the six digits that went there and saved with them; a wrong code is told",
  async (locale) => {
    const page = await withNumber(codes, locale)
    const { api, t } = page
    screen.getByText(t("refusal:phone_not_verified"))
    expect(screen.queryByRole("button", { name: t("contacts:add") })).toBeNull()
    await press(page, t("contacts:sendCode"))
    await screen.findByText(t("contacts:codeSent"))
    expect(api.calls("contact.requestPhoneOtp")).toEqual([{ phoneNumber: phone }])
    const code = screen.getByLabelText(t("contacts:code"))
    await waitFor(() => expect(document.activeElement).toBe(code))
    expect(screen.queryByRole("button", { name: t("contacts:sendCode") })).toBeNull()

    expect(button(t("contacts:verify"))).toHaveProperty("disabled", true)
    await writeInto(page, t("contacts:code"), "00000")
    expect(button(t("contacts:verify"))).toHaveProperty("disabled", true)
    await writeInto(page, t("contacts:code"), "000 000")
    await screen.findByRole("textbox", { description: new RegExp(t("contacts:codeInvalid")) })
    expect(api.calls("contact.create")).toEqual([])
    api.answer({ "contact.getMy": [aPhone({ value: phone })] })
    await page.user.clear(screen.getByLabelText(t("contacts:code")))
    await page.user.paste("123 456")
    await screen.findByText(t("contacts:phoneVerified"))
    expect(api.calls("contact.validatePhoneOtp").map(({ otp }) => otp)).toEqual(["000000", "123456"])
    await screen.findByText(t("contacts:added"))
    expect(api.calls("contact.create")).toEqual([{ payload: { type: "phone", value: phone } }])
    const item = (await screen.findByText("+373 78 555 014")).closest("li")
    expect(item?.textContent).toBe(`${shown}${t("contacts:verified")}${t("contacts:primary")}`)
  },
)

test("[C07] another number than the proven one has to be proven too", async () => {
  const page = await withNumber({
    ...codes,
    "contact.create": () => {
      throw failure()
    },
  })
  const { api, t } = page
  await press(page, t("contacts:sendCode"))
  await screen.findByLabelText(t("contacts:code"))
  await writeInto(page, t("contacts:code"), "123456")
  await screen.findByText(t("contacts:addFailed"))
  await writeInto(page, t("contacts:value.phone"), `${phone}9`)
  screen.getByText(t("refusal:phone_not_verified"))
  expect(screen.queryByRole("button", { name: t("contacts:add") })).toBeNull()
  api.answer({ "contact.create": aPhone({ value: phone }) })
  await writeInto(page, t("contacts:value.phone"), phone)
  await press(page, t("contacts:add"))
  await screen.findByText(t("contacts:added"))
  expect(api.calls("contact.create").at(-1)).toEqual({ payload: { type: "phone", value: phone } })
})

test("a number is written as at home, in groups while it is typed, and the caret stays where it was", async () => {
  const page = await withNumber()
  const { user, api, t } = page
  const field = screen.getByLabelText<HTMLInputElement>(t("contacts:value.phone"))
  await user.clear(field)
  await user.type(field, "078550")
  expect(field.value).toBe("078 550")
  await user.type(field, "5", { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect([field.value, field.selectionStart]).toEqual(["078 555 0", 6])
  await user.type(field, "14")
  expect(field.value).toBe("078 555 014")
  await press(page, t("contacts:sendCode"))
  await screen.findByText(t("contacts:codeSent"))
  expect(api.calls("contact.requestPhoneOtp")).toEqual([{ phoneNumber: phone }])
})

test("digits that are a number in several countries: the country is chosen before a code is sent", async () => {
  const page = await withNumber()
  const { user, api, t } = page
  await writeInto(page, t("contacts:value.phone"), "073 123 45 67")
  screen.getByText("We’ll send the code to +40 731 234 567.")
  await user.click(screen.getByRole("radio", { name: "Ukraine" }))
  screen.getByText("We’ll send the code to +380 73 123 45 67.")
  await press(page, t("contacts:sendCode"))
  await screen.findByText(t("contacts:codeSent"))
  expect(api.calls("contact.requestPhoneOtp")).toEqual([{ phoneNumber: "+380731234567" }])
})

test("a new code can be had after a minute, even when the form was closed meanwhile", async () => {
  stopClock()
  const page = await withNumber()
  const { t } = page
  await press(page, t("contacts:sendCode"))
  await screen.findByLabelText(t("contacts:code"))
  expect(button(t("contacts:codeAgainIn", { time: "1:00" }))).toHaveProperty("disabled", true)
  await secondsPass(60)
  await press(page, t("contacts:newCode"))
  await screen.findByRole("button", { name: t("contacts:codeAgainIn", { time: "1:00" }) })
  expect(page.api.calls("contact.requestPhoneOtp")).toHaveLength(2)
  page.unmount()
  await withNumber()
  expect(button(t("contacts:codeAgainIn", { time: "1:00" }))).toHaveProperty("disabled", true)
})

test("[C10] a code that cannot be sent is told, and the number stays", async () => {
  const page = await withNumber({
    "contact.requestPhoneOtp": () => {
      throw failure()
    },
  })
  await press(page, page.t("contacts:sendCode"))
  await screen.findByText(page.t("contacts:codeSendFailed"))
  expect(screen.getByLabelText(page.t("contacts:value.phone"))).toHaveProperty("value", "+373 78 555 014")
})

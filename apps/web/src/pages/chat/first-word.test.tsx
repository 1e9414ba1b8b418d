// The first word of a conversation: to a doer from the profile, to the team.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { talkId } from "../../../test/answers/hire.ts"
import { aTalk } from "../../../test/answers/talk.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { SupportButton } from "../../conversation/support-button.tsx"
import { WriteButton } from "./write-button.tsx"

const providerId = "0192f000-0000-7000-8000-0000000000d1"
const write = <WriteButton providerId={providerId} name="Ion R." label="Write" />

test("a visitor who wants to write to a doer logs in first, and comes back", async () => {
  await renderWithApi(write)
  expect(screen.getByRole("link", { name: "Write" }).getAttribute("href")).toBe(
    `/signin?redirect=${encodeURIComponent(`/providers/${providerId}`)}`,
  )
})

test("a first word is sent once, whatever happened to its answer, and goes on in the chat", async () => {
  const { t, user, api, address } = await renderWithApi(write, {
    as: aPerson(),
    api: {
      "conversation.openDirect": () => {
        throw failure()
      },
    },
  })
  await user.click(screen.getByRole("button", { name: "Write" }))
  const dialog = within(
    await screen.findByRole("dialog", { name: t("chat:direct.title", { name: "Ion R." }) }),
  )
  const send = dialog.getByRole("button", { name: t("chat:send") })
  expect(send.getAttribute("aria-disabled")).toBe("true")
  const field = dialog.getByLabelText<HTMLTextAreaElement>(t("chat:direct.label"))
  await user.click(field)
  await user.paste("w".repeat(4001))
  await user.click(send)
  expect(api.calls("conversation.openDirect")).toEqual([])
  await user.clear(field)
  await user.paste(" Do you work on Saturdays? ")
  await user.click(send)
  await screen.findByText(t("chat:direct.failed"))
  expect(field.value).toBe(" Do you work on Saturdays? ")
  api.answer({ "conversation.openDirect": aTalk() })
  await user.click(send)
  await waitFor(() => expect(address()).toBe(`/chat?c=${talkId}`))
  const [first, second] = api.calls("conversation.openDirect")
  expect(second).toEqual({ providerId, text: "Do you work on Saturdays?", clientId: expect.any(String) })
  expect(first).toEqual(second)
})

test("the team is asked about a topic; a refusal keeps the words, and the next question begins empty", async () => {
  const { t, user, api, address } = await renderWithApi(<SupportButton label="Ask" topic="privacy" />, {
    as: aPerson(),
    locale: "ru",
    api: {
      "conversation.openSupport": () => {
        throw refused("too_many_conversations")
      },
    },
  })
  await user.click(screen.getByRole("button", { name: "Ask" }))
  const dialog = within(await screen.findByRole("dialog", { name: t("chat:support.title") }))
  const topic = dialog.getByLabelText<HTMLSelectElement>(t("contact:form.topic"))
  expect(topic.value).toBe("privacy")
  await user.selectOptions(topic, "bug")
  await user.click(dialog.getByLabelText(t("chat:direct.label")))
  await user.paste("Карта не открывается")
  const send = () => user.click(dialog.getByRole("button", { name: t("chat:send") }))
  await send()
  await screen.findByText(t("chat:direct.failed"))
  expect(dialog.getByLabelText(t("chat:direct.label"))).toHaveProperty("value", "Карта не открывается")
  api.answer({ "conversation.openSupport": aTalk() })
  await send()
  await waitFor(() => expect(address()).toBe(`/chat?c=${talkId}`))
  const [first, second] = api.calls("conversation.openSupport")
  expect(second).toMatchObject({ topic: "bug", text: "Карта не открывается", lang: "ru" })
  expect(first?.clientId).toBe(second?.clientId)
  await user.click(screen.getByRole("button", { name: "Ask" }))
  const again = within(await screen.findByRole("dialog"))
  expect(again.getByLabelText(t("chat:direct.label"))).toHaveProperty("value", "")
})

// The form of an offer, as a doer has it on the screen.
import { fireEvent, screen } from "@testing-library/react"
import { OfferPage } from "../src/pages/task/offer-form/offer-page.tsx"
import type { OwnOffer } from "../src/session/answers/offer-answers.ts"
import { aTaskPage, taskData } from "./answers/task-page.ts"
import { aDoer } from "./answers/user.ts"
import type { Answers } from "./fake-api.ts"
import { renderWithApi, type Rendered } from "./render.tsx"

export const offerWords = "I live next door and come today with a helper."
export const openTaskPage = aTaskPage({ viewer: { canOffer: true, cannotOfferReason: null } })

interface FormOptions {
  api?: Answers
  edited?: OwnOffer
  shown?: typeof openTaskPage
  locale?: "en" | "ro" | "ru"
}

/** For Vera's task. */
export async function openForm({ api = {}, edited, shown = openTaskPage, locale = "en" }: FormOptions = {}) {
  const rendered = await renderWithApi(<OfferPage data={taskData(shown)} edited={edited ?? null} />, {
    as: aDoer(),
    locale,
    api: { "provider.getMy": null, "offerTemplate.getMy": { data: [], total: 0 }, ...api },
  })
  return { ...rendered, ...partsOf(rendered) }
}

export function partsOf({ t }: Rendered) {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const sendButton = () =>
    screen.getByRole("button", { hidden: true, name: new RegExp(`^(${t("offer:send")}|${t("offer:save")})`) })
  return {
    price: () => field(t("offer:price")),
    message: () => field(t("offer:message", { name: "Vera" })),
    /** Sets the whole text in one go; the fields' own tests cover typing. */
    fill: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    fillWhole: () => {
      fireEvent.change(field(t("offer:price")), { target: { value: "380" } })
      fireEvent.change(field(t("offer:message", { name: "Vera" })), { target: { value: offerWords } })
    },
    sendButton,
    send: async () => void fireEvent.click(sendButton()),
  }
}

import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aCategoryTree, aShownCategory, assembly, windows } from "../../../../test/answers/category-tree.ts"
import { aProvider } from "../../../../test/answers/provider/provider.ts"
import { services } from "../../../../test/answers/provider/provider-service.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import { renderPage } from "../../../../test/render.tsx"
import { described } from "../../../../test/described.ts"
import { ofCharacters } from "../../../../test/of-characters.ts"

const picture = { url: "/door.png", categoryId: null, width: 400, height: 300 }
const portfolio = [
  { ...picture, fileId: "door", caption: "A door" },
  { ...picture, fileId: "gate", caption: "A gate" },
]

async function open(categories = [assembly]) {
  const provider = aProvider({ portfolio, categories: categories.map(aShownCategory) })
  const page = await renderPage("/providers/manage?part=works", {
    as: aDoer({ image: "/me.png" }),
    api: {
      "category.getTree": aCategoryTree(),
      "provider.getMy": provider,
      "provider.update": aProvider({ portfolio, own: { version: 2 } }),
      "providerService.getByProvider": services(),
    },
  })
  await screen.findByLabelText(page.t("provider-create:works.caption", { name: "A door" }))
  const bar = within(document.querySelector<HTMLElement>("[data-bottom-bar]") ?? document.body)
  return {
    ...page,
    captionOf: (name: string) => screen.getByLabelText(page.t("provider-create:works.caption", { name })),
    save: () => page.user.click(bar.getByRole("button", { name: page.t("provider-manage:save") })),
  }
}

test("a line about a picture that is too long, or has contacts in it, is told there at once", async () => {
  const { user, t, captionOf } = await open()
  const caption = captionOf("A door")
  await user.clear(caption)
  await user.paste("x".repeat(121))
  await waitFor(() =>
    expect(described(caption)).toContain(t("provider-create:problem.caption_too_long", ofCharacters(t, 120))),
  )
  await user.clear(caption)
  await user.paste("A door, call 069 123 456")
  expect(await screen.findByText(t("provider-create:contacts", { found: "069 123 456" }))).toBeDefined()
})

test("works are sent with their lines, in their order, without those that were removed", async () => {
  const { user, api, t, captionOf, save } = await open()
  await user.type(captionOf("A door"), " of oak")
  await user.click(screen.getByLabelText(t("fields:moveFileUp", { name: "A gate" })))
  await save()
  await waitFor(() => expect(api.calls("provider.update")).toHaveLength(1))
  expect(api.calls("provider.update")[0]?.payload).toEqual({
    portfolio: [
      { fileId: "gate", caption: "A gate", categoryId: null },
      { fileId: "door", caption: "A door of oak", categoryId: null },
    ],
  })
  await user.click(screen.getByLabelText(t("fields:removeFile", { name: "A gate" })))
  await save()
  await waitFor(() => expect(api.calls("provider.update")).toHaveLength(2))
  expect(api.calls("provider.update")[1]?.payload.portfolio?.map(({ fileId }) => fileId)).toEqual(["door"])
})

test("who offers several kinds of work may say of which kind a picture is", async () => {
  const { user, api, t, save } = await open([assembly, windows])
  const kind = screen.getByLabelText(t("provider-create:works.kind", { name: "A gate" }))
  await user.selectOptions(kind, "Window cleaning")
  await save()
  await waitFor(() => expect(api.calls("provider.update")).toHaveLength(1))
  expect(api.calls("provider.update")[0]?.payload.portfolio?.[1]?.categoryId).toBe(windows.id)
})

test("who offers one kind alone is not asked for it", async () => {
  const { t } = await open()
  expect(screen.queryByLabelText(t("provider-create:works.kind", { name: "A gate" }))).toBeNull()
})

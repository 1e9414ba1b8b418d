import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { servicesPerProvider } from "@doable/domain/provider/limits"
import { expect, test } from "vitest"
import { aCategoryTree, assembly } from "../../../../test/answers/category-tree.ts"
import { aProvider, aProviderDraft } from "../../../../test/answers/provider/provider.ts"
import { aService, services } from "../../../../test/answers/provider/provider-service.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"
import { described } from "../../../../test/described.ts"
import { ofCharacters } from "../../../../test/of-characters.ts"

const three = [
  aService({ id: "wardrobe", title: "Assemble a wardrobe" }),
  aService({ id: "shelves", title: "Hang shelves" }),
  aService({ id: "hour", title: "Come by the hour" }),
]

const open = (given = services(...three), api: Answers = {}) =>
  renderPage("/providers/manage?part=services", {
    as: aDoer(),
    api: {
      "category.getTree": aCategoryTree(),
      "provider.getMy": aProvider(),
      "providerService.getByProvider": given,
      ...api,
    },
  })

/** The header's list of notifications is a dialog too. */
const dialogOf = (title: string) => screen.findByRole("dialog", { name: title })

const titles = () => [...document.querySelectorAll("li[data-id] p:first-child")].map((one) => one.textContent)

test("a new service says at its fields what is missing, and is sent as it was written", async () => {
  const { user, api, t } = await open(services(), {
    "providerService.create": ({ payload }) => aService({ title: payload.title }),
  })
  await user.click(await screen.findByText(t("provider-manage:services.add")))
  const dialog = within(await dialogOf(t("provider-manage:service.new")))
  const save = dialog.getByText(t("provider-manage:service.save")).closest("button")
  if (!save) throw new Error("no button")
  await user.click(save)
  const title = dialog.getByLabelText(t("provider-manage:service.title"))
  expect(described(title)).toContain(t("provider-manage:serviceProblem.title_required", { min: 5 }))
  expect(document.activeElement).toBe(title)
  expect(api.calls("providerService.create")).toEqual([])

  await user.paste("Hang shelves")
  await user.click(dialog.getByLabelText(t("provider-manage:service.description")))
  await user.paste("Three shelves on any wall, with plugs.")
  await user.type(dialog.getByLabelText(t("provider-manage:service.price")), "250")
  await user.click(save)
  await waitFor(() => expect(titles()).toEqual(["Hang shelves"]))
  expect(title.isConnected).toBe(false)
  expect(api.calls("providerService.create")).toEqual([
    {
      payload: {
        categoryId: assembly.id,
        title: "Hang shelves",
        description: "Three shelves on any wall, with plugs.",
        lang: "en",
        priceKind: "from",
        price: { amount: 250_00, currency: "MDL" },
        unit: null,
        packages: [],
        fileIds: [],
        isActive: true,
      },
    },
  ])
})

test("a service that is being written is kept until one means to drop it", async () => {
  const { user, t } = await open(services())
  const add = await screen.findByText(t("provider-manage:services.add"))
  await user.click(add)
  const title = within(await dialogOf(t("provider-manage:service.new"))).getByLabelText(
    t("provider-manage:service.title"),
  )
  await user.click(title)
  await user.paste("Hang shelves")
  await user.keyboard("{Escape}")
  const question = await screen.findByText(t("provider-manage:service.leave.title"))
  await user.click(screen.getByText(t("provider-manage:service.leave.cancel")))
  await waitFor(() => expect(question.isConnected).toBe(false))
  expect(title).toHaveProperty("value", "Hang shelves")
  await user.keyboard("{Escape}")
  await user.click(await screen.findByText(t("provider-manage:service.leave.confirm")))
  await waitFor(() => expect(title.isConnected).toBe(false))
})

test("a package needs a name; its lines are sent one by one, over the version that was seen", async () => {
  const [wardrobe] = three
  const { user, api, t } = await open(services(...three), {
    "providerService.update": ({ payload }) => aService({ id: "wardrobe", packages: payload.packages }),
  })
  const edit = t("provider-manage:services.edit", { title: "Assemble a wardrobe" })
  await user.click(await screen.findByLabelText(edit))
  const dialog = within(await dialogOf(t("provider-manage:service.edit")))
  const press = (words: string) => user.click(dialog.getByText(words).closest("button") ?? document.body)
  await press(t("provider-manage:service.addPackage"))
  await press(t("provider-manage:service.save"))
  const name = dialog.getByLabelText(t("provider-manage:package.name", { number: 1 }))
  expect(described(name)).toContain(
    t("provider-manage:serviceProblem.package_name_required", ofCharacters(t, 2)),
  )
  await user.click(name)
  await user.paste("Two wardrobes")
  await user.type(dialog.getAllByLabelText(t("provider-manage:service.price"))[1] ?? name, "600")
  await user.click(dialog.getByLabelText(t("provider-manage:package.lines")))
  await user.paste("Drilling\n\n Cleaning up ")
  await press(t("provider-manage:service.save"))
  expect(await screen.findByText(t("provider-manage:services.packages", { count: 1 }))).toBeDefined()
  const [sent] = api.calls("providerService.update")
  expect(sent).toMatchObject({ id: "wardrobe", seen: wardrobe?.updatedAt })
  expect(sent?.payload.packages).toEqual([
    {
      name: "Two wardrobes",
      price: { amount: 600_00, currency: "MDL" },
      includes: ["Drilling", "Cleaning up"],
    },
  ])
})

test("a service that another window has changed says so, and the next press is meant so", async () => {
  const newer = "2026-03-01T09:00:00.000Z"
  const { user, api, t } = await open(services(aService()), {
    "providerService.update": ({ seen }) => {
      if (seen !== newer) throw refused("service_changed_elsewhere")
      return aService({ title: "Assemble two wardrobes" })
    },
  })
  const edit = t("provider-manage:services.edit", { title: "Assemble a wardrobe" })
  await user.click(await screen.findByLabelText(edit))
  const dialog = within(await dialogOf(t("provider-manage:service.edit")))
  const title = dialog.getByLabelText(t("provider-manage:service.title"))
  await user.clear(title)
  await user.paste("Assemble two wardrobes")
  api.answer({ "providerService.getByProvider": services(aService({ updatedAt: newer })) })
  const save = dialog.getByText(t("provider-manage:service.save")).closest("button") ?? document.body
  await user.click(save)
  expect(await dialog.findByText(t("refusal:service_changed_elsewhere"))).toBeDefined()
  expect(title).toHaveProperty("value", "Assemble two wardrobes")
  await user.click(save)
  await waitFor(() => expect(titles()).toEqual(["Assemble two wardrobes"]))
})

test("the order is changed by keys: the focus stays, the place is said, and the whole order is sent", async () => {
  const { user, api, t } = await open(undefined, { "providerService.reorder": ({ ids }) => ({ ids }) })
  const up = await screen.findByLabelText(t("provider-manage:services.up", { title: "Come by the hour" }))
  up.focus()
  await user.keyboard("{Enter}")
  expect(titles()).toEqual(["Assemble a wardrobe", "Come by the hour", "Hang shelves"])
  expect(document.activeElement).toBe(up)
  const said = t("provider-manage:services.moved", { title: "Come by the hour", place: 2, count: 3 })
  expect(screen.getByText(said)).toBeDefined()
  await user.keyboard("{Enter}{Enter}")
  expect(api.calls("providerService.reorder")).toEqual([
    { ids: ["wardrobe", "hour", "shelves"] },
    { ids: ["hour", "wardrobe", "shelves"] },
  ])
})

test("a row that is dragged moves along and is sent when it is let go", async () => {
  const { api } = await open(undefined, { "providerService.reorder": ({ ids }) => ({ ids }) })
  const row = async (title: string) =>
    (await screen.findByText(title)).closest<HTMLElement>("[draggable]") ?? document.body
  fireEvent.dragStart(await row("Hang shelves"))
  fireEvent.dragOver(await row("Assemble a wardrobe"))
  await waitFor(() => expect(titles()).toEqual(["Hang shelves", "Assemble a wardrobe", "Come by the hour"]))
  expect(api.calls("providerService.reorder")).toEqual([])
  fireEvent.dragEnd(await row("Hang shelves"))
  await waitFor(() =>
    expect(api.calls("providerService.reorder")).toEqual([{ ids: ["shelves", "wardrobe", "hour"] }]),
  )
})

test("an order that is refused goes back to what the server has", async () => {
  const { user, t } = await open(undefined, {
    "providerService.reorder": () => {
      throw failure(500)
    },
  })
  await user.click(
    await screen.findByLabelText(t("provider-manage:services.up", { title: "Come by the hour" })),
  )
  expect(await screen.findByText(t("provider-manage:services.notMoved"))).toBeDefined()
  await waitFor(() => expect(titles()).toEqual(["Assemble a wardrobe", "Hang shelves", "Come by the hour"]))
})

test("a service is deleted after a question; a failure is told and it stays", async () => {
  const { user, api, t } = await open(undefined, {
    "providerService.delete": () => {
      throw failure(500)
    },
  })
  const remove = async () => {
    await user.click(
      await screen.findByLabelText(t("provider-manage:services.remove", { title: "Hang shelves" })),
    )
    await user.click(await screen.findByText(t("provider-manage:services.delete.confirm")))
  }
  await remove()
  expect(await screen.findByText(t("provider-manage:services.notDeleted"))).toBeDefined()
  expect(titles()).toHaveLength(3)
  api.answer({ "providerService.delete": ({ id }) => ({ id }) })
  await remove()
  await waitFor(() => expect(titles()).toEqual(["Assemble a wardrobe", "Come by the hour"]))
  expect(api.calls("providerService.delete")).toEqual([{ id: "shelves" }, { id: "shelves" }])
})

test("who has as many as there may be is told why there is no more", async () => {
  const all = Array.from({ length: servicesPerProvider }, (_, index) => aService({ id: `service-${index}` }))
  const { t } = await open(services(...all))
  const add = (await screen.findByText(t("provider-manage:services.add"))).closest("button")
  expect(add?.getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText(t("provider-manage:services.full", { max: servicesPerProvider }))).toBeDefined()
})

test("in the wizard a list that did not load offers to try again", async () => {
  const { user, api, t } = await renderPage("/providers/create?at=what", {
    as: aDoer(),
    api: {
      "category.getTree": aCategoryTree(),
      "provider.getMy": aProviderDraft(),
      "providerService.getByProvider": () => {
        throw failure(400)
      },
    },
  })
  const again = await screen.findByText(t("ui:tryAgain"))
  api.answer({ "providerService.getByProvider": services(aService()) })
  await user.click(again.closest("button") ?? again)
  await waitFor(() => expect(titles()).toEqual(["Assemble a wardrobe"]))
})

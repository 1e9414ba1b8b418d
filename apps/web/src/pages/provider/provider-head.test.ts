import { expect, test } from "vitest"
import { aProviderPage, aProviderId } from "../../../test/answers/provider/provider.ts"
import { aService } from "../../../test/answers/provider/provider-service.ts"
import { readWords } from "@doable/words/read-words"
import type { ProfileData } from "./load-provider.ts"
import { providerHead } from "./provider-head.ts"

const config = {
  appName: "Doable",
  serverUrl: "http://localhost:3001",
  uiUrl: "http://localhost:3000",
  signInPath: "/signin",
  providers: [],
}
const i18n = readWords("en", ["provider-profile", "provider", "task", "shell", "common"])
const address = `${config.uiUrl}/providers/${aProviderId}`

function headOf(given: Parameters<typeof aProviderPage>[0] = {}) {
  const data: ProfileData = { ...aProviderPage(given), now: 0, services: [aService()], reviews: null }
  const { meta = [], scripts = [] } = providerHead(data, { i18n, config })
  const graph = scripts.flatMap(
    ({ children }) => (JSON.parse(children) as { "@graph": { "@type": string }[] })["@graph"],
  )
  return { meta, graph }
}

test("search engines read who it is and what is offered", () => {
  const { graph } = headOf()
  expect(graph.find((part) => part["@type"] === "ProfilePage")).toMatchObject({
    url: address,
    mainEntity: {
      "@type": "Person",
      name: "Ion M.",
      makesOffer: [{ price: 350, priceCurrency: "MDL", itemOffered: { name: "Assemble a wardrobe" } }],
    },
  })
  expect(headOf({ kind: "company" }).graph[0]).toMatchObject({ mainEntity: { "@type": "LocalBusiness" } })
})

test("a page that only its doer sees is kept from search engines", () => {
  const { meta, graph } = headOf({ status: "paused" })
  expect(meta).toContainEqual({ name: "robots", content: "noindex" })
  expect(graph).toEqual([])
  expect(headOf().meta).not.toContainEqual({ name: "robots", content: "noindex" })
})

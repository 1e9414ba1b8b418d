import { expect, test } from "vitest"
import { languageAddresses } from "./language-addresses.ts"

const page = {
  uiUrl: "https://doable.example",
  pathname: "/tasks/",
  search: { category: "cleaning", q: "x" },
}

test("a page is three addresses, and each is the canonical one of its language", () => {
  expect(languageAddresses(page, "ru")).toEqual([
    { rel: "canonical", href: "https://doable.example/tasks?locale=ru" },
    { rel: "alternate", hrefLang: "en", href: "https://doable.example/tasks" },
    { rel: "alternate", hrefLang: "ru", href: "https://doable.example/tasks?locale=ru" },
    { rel: "alternate", hrefLang: "ro", href: "https://doable.example/tasks?locale=ro" },
    { rel: "alternate", hrefLang: "x-default", href: "https://doable.example/tasks" },
  ])
})

test("only what makes another page of it is kept", () => {
  const [canonical] = languageAddresses({ ...page, kept: ["category"] }, "ro")
  expect(canonical?.href).toBe("https://doable.example/tasks?category=cleaning&locale=ro")
})

test("the home page keeps its slash", () => {
  expect(languageAddresses({ ...page, pathname: "/" }, "en")[0]?.href).toBe("https://doable.example/")
})

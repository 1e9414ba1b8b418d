import { describe, expect, test } from "vitest"
import type { Found } from "./found.ts"
import { joinMoldova } from "./moldova.ts"

const known = (given: Partial<Found>): Found => ({
  id: "1",
  country: "MD",
  code: "PPL",
  region: "MD99",
  romanian: "Cojușna",
  population: 7000,
  lat: 47.1,
  lng: 28.65,
  ...given,
})
const joined = (...listed: Found[]) => {
  const places = joinMoldova(listed)
  return (name: string) => places.filter(({ romanian }) => romanian === name)
}

describe("the localities of the classifier", () => {
  test("a place that is listed keeps its id, figure and coordinates, and gets its district and rank", () => {
    expect(joined(known({}))("Cojușna")).toEqual([known({ region: "MD89", code: "seat" })])
  })

  test("one of the same name far away, or abroad, is another place", () => {
    expect(joined(known({ lat: 46 }))("Cojușna")).toHaveLength(2)
    expect(joined(known({ country: "RO" }))("Cojușna")).toHaveLength(2)
  })

  test("places of one name in one district are told apart by what they belong to", () => {
    const ids = joined()("Taraclia").map(({ id }) => id)
    expect(ids).toContain("md65-taraclia")
    expect(ids).toContain("md65-taraclia-sadic")
  })

  test("a place without coordinates is left out", () => {
    expect(joined()("Glinjeni").map(({ region }) => region)).toEqual(["MD74"])
  })

  test.each([
    ["Lucești", "Лучешты"],
    ["Bocani", "Боканы"],
    ["Slobozia-Chișcăreni", "Слобозия-Кишкэрены"],
    ["Hrușca", "Хрушка"],
  ])("%s is «%s» in Russian, as maps end such names", (romanian, russian) => {
    expect(joined()(romanian)[0]?.russian).toBe(russian)
  })
})

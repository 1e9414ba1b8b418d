import { expect, test } from "vitest"
import { hostsIn, urlWith } from "./database-hosts.ts"

test.each([
  ["postgresql://u:p@one/doable", [["one", 5432]]],
  ["postgres://one:6432/doable?sslmode=require", [["one", 6432]]],
  [
    "postgresql://u:p%2C@one:5433,two/doable",
    [
      ["one", 5433],
      ["two", 5432],
    ],
  ],
  [
    "postgresql://u@[::1]:5433,[fe80::2]/doable",
    [
      ["[::1]", 5433],
      ["[fe80::2]", 5432],
    ],
  ],
])("%s", (url, hosts) => {
  expect(hostsIn(url).map(({ host, port }) => [host, port])).toEqual(hosts)
})

test("one of several hosts keeps user, password, database and settings", () => {
  const url = "postgresql://u:p@one:5433,two/doable?sslmode=require"
  expect(urlWith({ host: "two", port: 5432 }, url)).toBe("postgresql://u:p@two:5432/doable?sslmode=require")
})

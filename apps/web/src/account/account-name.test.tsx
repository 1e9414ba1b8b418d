import { describe, expect, test } from "vitest"
import type { SignedInUser } from "../session/auth-context.ts"
import { draw } from "../../test/draw.tsx"
import { AccountName } from "./account-name.tsx"

const maria: SignedInUser = {
  id: "1",
  name: "Maria Rusu",
  email: "maria@example.com",
  image: null,
  role: "USER",
  accountType: "CUSTOMER",
  createdAt: "2026-03-01T00:00:00.000Z",
  updatedAt: "2026-03-01T00:00:00.000Z",
}

describe("[H13] the menu names", () => {
  const cases: [change: Partial<SignedInUser>, lines: [string, string]][] = [
    [{}, ["Maria Rusu", "maria@example.com"]],
    [{ email: "" }, ["Maria Rusu", "Member"]],
    [{ email: "", role: "ADMIN" }, ["Maria Rusu", "Administrator"]],
    [{ role: "ADMIN" }, ["Maria Rusu", "maria@example.com"]],
    [{ name: "" }, ["maria", "maria@example.com"]],
    [{ name: "", email: "" }, ["?", "Member"]],
    [{ name: "<b>M</b>" }, ["&lt;b&gt;M&lt;/b&gt;", "maria@example.com"]],
  ]
  test.each(cases)("a person with %j as %j", (change, lines) => {
    expect(linesOf(draw(<AccountName user={{ ...maria, ...change }} />))).toEqual(lines)
  })

  test("the role in the reader's language", () => {
    const withoutEmail = <AccountName user={{ ...maria, email: "", role: "ADMIN" }} />
    expect(linesOf(draw(withoutEmail, "ru"))).toEqual(["Maria Rusu", "Администратор"])
    expect(linesOf(draw(withoutEmail, "ro"))).toEqual(["Maria Rusu", "Administrator"])
  })
})

function linesOf(markup: string) {
  return markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean)
}

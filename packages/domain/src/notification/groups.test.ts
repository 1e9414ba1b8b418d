import { expect, test } from "vitest"
import {
  groupOf,
  groups,
  isAllowed,
  notificationGroups,
  typesOf,
  usualChannels,
  withChoices,
} from "./groups.ts"
import { notificationTypes } from "./types.ts"

test("every type belongs to exactly one group, and no group is empty", () => {
  const all = notificationGroups.flatMap(typesOf)
  const why = "every type in groups.ts must also be in notification/types.ts, and the other way round"
  expect(all.toSorted(), why).toEqual([...notificationTypes].toSorted())
  for (const group of notificationGroups) expect(typesOf(group), group).not.toEqual([])
  expect(Object.keys(groups)).toEqual([...notificationGroups])
})

test.each(["FromTheFuture", "constructor", ""])("%s is in no group", (type) => {
  expect(groupOf(type)).toBe(null)
})

test.each(["SecurityAlert", "UserDeactivated", "OfferAccepted", "ChangeRequested", "DisputeOpened"])(
  "%s reaches people whatever they chose",
  (type) => {
    const group = groupOf(type) ?? "offers"
    expect(withChoices(group, { bell: false, email: false })).toMatchObject({ bell: true, email: true })
  },
)

test("choices count where there is one, and what wasn't chosen is as usual", () => {
  expect(withChoices("offers", { bell: false, push: false })).toEqual({
    bell: false,
    email: true,
    push: false,
  })
  expect(withChoices("questions", {})).toEqual(usualChannels("questions"))
  expect(withChoices("answers", { email: false, push: false })).toEqual({
    bell: true,
    email: true,
    push: false,
  })
  expect(withChoices("security", { push: true }).push).toBe(false)
})

test.each([
  [{ type: "offers", bell: false, email: false, push: false }, true],
  [{ type: "answers", push: false }, true],
  [{ type: "security", bell: true, email: true }, true],
  [{ type: "answers", email: false }, false],
  [{ type: "decisions", bell: false }, false],
  [{ type: "security", push: true }, false],
] as const)("choosing %j is allowed: %s", (row, isSo) => {
  expect(isAllowed(row)).toBe(isSo)
})

test("what is urgent has no push, as pushes keep quiet hours", () => {
  const urgent = notificationGroups.filter((group) => groups[group].need === "urgent")
  expect(urgent.map((group) => groups[group].push)).toEqual([null])
})

import { expect, test } from "vitest"
import { isStillAsTaken, standsFor, type CheckedNames, type ShownName } from "./checked-name.ts"

const person: CheckedNames = {
  kind: "individual",
  checkedName: "Ștefan Munteanu",
  checkedCompany: null,
  companyIdno: null,
}
const company: CheckedNames = {
  ...person,
  kind: "company",
  checkedCompany: "Robinet SRL",
  companyIdno: "1003600012345",
}
const shownPerson: ShownName = {
  kind: "individual",
  userName: "Ștefan Munteanu",
  companyName: null,
  idno: null,
}
const shownCompany: ShownName = { ...shownPerson, kind: "company", companyName: "Robinet SRL" }

test.each<[string, CheckedNames, ShownName, boolean]>([
  ["a person under their name", person, shownPerson, true],
  ["a person who writes it plainer", person, { ...shownPerson, userName: " stefan  munteanu" }, true],
  ["a person under another name", person, { ...shownPerson, userName: "Elena Radu" }, false],
  ["a person who shows a company now", person, shownCompany, false],
  ["a company under its name", company, { ...shownCompany, userName: "Elena Radu" }, true],
  ["a company in capitals", company, { ...shownCompany, companyName: "ROBINET SRL" }, true],
  ["a company under another name", company, { ...shownCompany, companyName: "Robinet Plus SRL" }, false],
  ["a company with another number", company, { ...shownCompany, idno: "1003600099999" }, false],
  ["the person behind a company that is none now", company, shownPerson, true],
  ["a company whose name was not written down", { ...company, checkedCompany: null }, shownCompany, false],
  ["somebody whose name was not written down", { ...person, checkedName: null }, shownPerson, true],
])("%s: the badge stands or goes", (_, checked, shown, stands) => {
  expect(standsFor(checked, shown)).toBe(stands)
})

test.each<[string, CheckedNames, ShownName, boolean]>([
  ["a person as before", person, shownPerson, true],
  ["a person with another name since", person, { ...shownPerson, userName: "Elena Radu" }, false],
  ["a person who is a company since", person, shownCompany, false],
  ["a company as before", company, shownCompany, true],
  ["a company with another name since", company, { ...shownCompany, companyName: "Altceva SRL" }, false],
  ["a company whose person has another name", company, { ...shownCompany, userName: "Elena Radu" }, false],
  ["a company's papers on a person's profile", { ...company, checkedCompany: null }, shownPerson, false],
  [
    "a company without a name",
    { ...company, checkedCompany: "" },
    { ...shownCompany, companyName: "" },
    false,
  ],
])("%s: it can be approved or not", (_, taken, shown, can) => {
  expect(isStillAsTaken(taken, shown)).toBe(can)
})

import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"

const world = anApi()
const phone = "069123456"
const description = `Ring ${phone} when you are there, please, and come up to the flat.`

/** A client who wrote their number into the task, the doer they'll hire, another who offers, and a stranger. */
async function aCast() {
  const ana = await aCaller(world, { name: "Ana Rusu" })
  const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db, { description }) })
  await ana.tell("task.publish", { id })
  const ion = await aDoerAtTheDoor(world, { name: "Ion Munteanu" })
  const eva = await aDoerAtTheDoor(world, { name: "Eva Rotaru" })
  const stranger = await aCaller(world)
  const offer = await offerOn(ion, { id })
  await offerOn(eva, { id })
  const hire = () => ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  return { ana, ion, eva, stranger, id, hire }
}
type Cast = Awaited<ReturnType<typeof aCast>>
const people = ["ana", "ion", "eva", "stranger"] as const

/** Who reads the number on the task's page, and who in the agreement and the requests. */
async function whoSees(cast: Cast) {
  const seenIn = async (name: string, input: object) => {
    const texts = await Promise.all(
      people.map((one) =>
        cast[one].ask(name, input).then(
          (told) => JSON.stringify(told),
          () => "",
        ),
      ),
    )
    return people.filter((_, at) => texts[at]?.includes(phone))
  }
  return {
    task: await seenIn("task.getById", { id: cast.id }),
    agreement: await seenIn("taskAssignment.getByTask", { taskId: cast.id }),
    requests: await seenIn("changeRequest.getByTask", { taskId: cast.id }),
  }
}

const nobody = { task: ["ana"], agreement: [], requests: [] }
const theTwo = { task: ["ana", "ion"], agreement: ["ana", "ion"], requests: [] }

test("a number in a task's text: the client's alone before the hire, then the two's, also once the job is done", async () => {
  const cast = await aCast()
  const { ana, ion, id } = cast
  expect(await whoSees(cast)).toEqual(nobody)
  await cast.hire()
  expect(await whoSees(cast)).toEqual(theTwo)
  const { description: read } = await ion.tell("task.start", { id })
  expect(read).toBe(description)
  await ion.tell("task.requestCompletion", { id })
  expect(await whoSees(cast)).toEqual(theTwo)
  await ana.tell("task.confirmCompletion", { id })
  expect(await whoSees(cast)).toEqual(theTwo)
})

test.each(["close", "reopen"] as const)(
  "after a cancellation (%s) the doer no longer reads it",
  async (after) => {
    const cast = await aCast()
    const { ana, ion, id } = cast
    await cast.hire()
    // A new text holds it too: the agreement's second version and the request for it.
    const payload = { kind: "scope", taskId: id, scopeText: `${description} Bring a ladder.` }
    const { id: changeId } = await ana.tell<{ id: string }>("changeRequest.create", { payload })
    await ion.tell("changeRequest.answer", { id: changeId, accept: true })
    expect(await whoSees(cast)).toEqual({ ...theTwo, requests: ["ana", "ion"] })
    await ana.tell("task.cancelAssignment", { id, reasonCode: "plans_changed", after })
    expect(await whoSees(cast)).toEqual({ task: ["ana"], agreement: ["ana"], requests: ["ana"] })
  },
)

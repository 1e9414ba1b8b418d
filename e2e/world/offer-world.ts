// What the stories of the overviews share: offers and what becomes of them, made as the page would do it.
import type { OwnPerson } from "./people.ts"
import { tell } from "./task-world.ts"

/** A doer's offer on this task, and what can become of it. */
export async function offerOf(doer: OwnPerson, taskId: string, given: object = {}) {
  const payload = {
    taskId,
    price: { amount: 380_00, currency: "MDL" },
    message: "I have carried forty sofas down such stairs. I bring belts and a helper.",
    lang: "en",
    included: ["Two people for the stairs", "Packing film and belts"],
    ...given,
  }
  const { id } = await tell<{ id: string }>(doer, "offer.create", { payload })
  return {
    accept: (client: OwnPerson, more: object = {}) =>
      tell(client, "offer.accept", { id, paymentMethod: "cash", ...more }),
    report: (by: OwnPerson) => tell(by, "task.requestCompletion", { id: taskId }),
  }
}

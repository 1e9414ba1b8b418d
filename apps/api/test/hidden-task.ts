import { publicSpot } from "@doable/domain/task/whereabouts"
import type { Database } from "../src/platform/db/client.ts"
import { aUser } from "./factories.ts"
import { aPlace, aTask } from "./task-factories.ts"
import { monthAgo } from "./task-world.ts"

/** What only the people of a task may be told. */
export const taskSecrets = ["Strada Ascunsă 77", "47.0234567", "28.8345678", "069123456"]
export const exactSpot = { lat: 47.0234567, lng: 28.8345678 }
export const hiddenStates = ["open", "assigned", "completed", "cancelled", "held"] as const

export async function aHiddenTask(db: Database, status: (typeof hiddenStates)[number]) {
  await aPlace(db, { id: "chisinau" })
  const owner = await aUser(db, { createdAt: monthAgo() })
  const spot = publicSpot(exactSpot)
  return aTask(db, owner, {
    status,
    title: "Paint the walls of a hidden flat",
    originalTitle: "Paint the walls of a hidden flat 069123456",
    originalDescription: "Ring 069123456 when you are there, please, and come up to the flat.",
    answers: { symptom: "Ring 069123456 and I will tell you." },
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    address: taskSecrets[0],
    ...exactSpot,
    publicLat: spot.lat,
    publicLng: spot.lng,
    ...(status === "held" ? { holdReason: "prohibited_words" } : {}),
  })
}

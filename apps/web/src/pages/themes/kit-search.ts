import { oneOf, withoutHoles } from "../../blocks/list-page/read-address.ts"

/** How the table of the kit is ordered. */
export interface KitSearch {
  tasks?: "up" | undefined
}

export function readKitSearch(raw: Record<string, unknown>): KitSearch {
  return withoutHoles({ tasks: oneOf(["up"] as const, raw["tasks"]) })
}

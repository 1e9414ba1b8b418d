import type { AccessTable } from "./access.ts"

/** One row per procedure of the API; a procedure without one turns the tests red. */
export const accessTable: AccessTable = {
  "admin.getOverview": { access: "admin" },
  "user.getMe": { access: "public" },
}

import { randomUUID } from "node:crypto"
import type { Database } from "../../src/db/client.ts"
import { aFile } from "../factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

/** One row per procedure of the API; a procedure without one turns the tests red. */
export const accessTable: AccessTable = {
  "admin.getOverview": { access: "admin" },
  "file.createPresignedPost": {
    access: "user",
    input: async () => ({ public: true, originalName: "me.png", size: 100, mimeType: "image/png" }),
  },
  "file.getPreviewUrl": { access: "user", ids: privateFile },
  "file.submitUploadedFile": { access: "user", ids: privateFile },
  "publicFile.getPreviewUrl": {
    access: "public",
    input: async ({ other }, db) => ({ id: (await aFile(db, other)).id }),
  },
  "user.getMe": { access: "public" },
  "user.patchMe": { access: "user", input: async () => ({ name: "Maria" }) },
}

async function privateFile({ user, other }: People, db: Database) {
  const idOf = async (owner: Person) => ({ id: (await aFile(db, owner, { isPublic: false })).id })
  return { own: await idOf(user), foreign: await idOf(other), missing: { id: randomUUID() } }
}

import type { UserContext } from "../platform/context.ts"

/** Whose file it is; they needn't be logged in. */
export type FileSender = Pick<UserContext, "db" | "files" | "now"> & { user: { id: string } }

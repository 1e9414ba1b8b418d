import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { z } from "zod"

/** What is written down beside the code, checked as it is read: a mistake is named by its file and its place in it. */
export function readData<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, "utf8")))
  if (error) throw new Error(`${basename(file)} is not as it should be.\n${z.prettifyError(error)}`)
  return data
}

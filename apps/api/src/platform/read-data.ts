import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { z } from "zod"

/** What is written down beside the code, checked as it is read: a mistake is named by its file and its place in it. */
export function readData<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const { data, error } = schema.safeParse(parse(file))
  if (error) throw new Error(fault(file, z.prettifyError(error)))
  return data
}

const fault = (file: string, why: string) => `${basename(file)} is not as it should be.\n${why}`

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new Error(fault(file, String(cause)), { cause })
  }
}

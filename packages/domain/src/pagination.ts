import { z } from "zod"

/** Which part of a list is asked for. Every list has a bound. */
export const pagination = z
  .object({
    limit: z.int().min(1).max(100).default(20),
    offset: z.int().min(0).max(10_000).default(0),
  })
  .default({ limit: 20, offset: 0 })

import { readdirSync } from "node:fs"
import { join } from "node:path"
import { taskDraft } from "@doable/domain/task/input"
import { z } from "zod"
import { readData } from "../../platform/read-data.ts"
import { anybody } from "../people/demo-people.ts"
import { done, doneDeal } from "./done-deal.ts"
import { stepData, when } from "./step-data.ts"
import type { Story } from "./story.ts"

/** For people who read the file. */
const about = z.string()

const story = z.strictObject({
  about: about.optional(),
  owner: anybody,
  category: z.string(),
  posted: when,
  dueInDays: z.int().optional(),
  isDraft: z.boolean().optional(),
  draft: taskDraft.strict(),
  photos: z.array(z.string()).optional(),
  steps: z.array(stepData).optional(),
})

const storyFile = z.strictObject({
  about,
  stories: z.array(story).default([]),
  /** Deals that went the usual way need no steps. */
  deals: z.array(doneDeal).default([]),
})

/** Every file next to this one has stories. Steps at the same moment run in the order of the file names. */
export const stories: readonly Story[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".json"))
  .toSorted()
  .map((name) => readData(join(import.meta.dirname, name), storyFile))
  .flatMap((file) => [...file.stories, ...file.deals.map(done)])

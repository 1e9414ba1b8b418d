import { BaseSequencer, type TestSpecification } from "vitest/node"

/** How many browser test files run in parallel, each in its own world: a page often waits, two cores carry three. */
export const worldCount = 3

/** They take longest: started first, they don't run alone at the end. Names that no longer exist do no harm. */
const long = [
  "/e2e/walk/",
  "/deal-model.test.ts",
  "/ways-out.test.ts",
  "/demo.test.ts",
  "/lost-connection.test.ts",
  "/killed-api.test.ts",
  "/killed-worker.test.ts",
  "/standing/fuzz.test.ts",
  "/attack-corpus.test.ts",
  "/commands.test.ts",
  "/standing/access.test.ts",
  "/src/start.test.ts",
  "/whereabouts.test.ts",
  "/standing/strangers.test.ts",
  "/backup/backup.test.ts",
  "/replica.test.ts",
  "/live.test.ts",
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.includes(name))
    // Files of a project stay together: a worker that turns to another one has to load all modules again.
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap((own) => [
      ...own.filter(isLong),
      ...own.filter((file) => !isLong(file)),
    ])
  }
}

// .env.example must name exactly the variables that the apps read.

type Example = { name: string; isExplained: boolean }

/** A variable counts as explained if a comment stands above it or above the group it is in. */
function variablesIn(example: string): Example[] {
  let isExplained = false
  return example.split("\n").flatMap((line) => {
    if (line.trim() === "") isExplained = false
    const [, name] = /^#?\s?([A-Z][A-Z0-9_]+)=/.exec(line) ?? []
    if (name) return [{ name, isExplained }]
    if (line.startsWith("#")) isExplained = true
    return []
  })
}

export function differences(example: string, read: string[]): string[] {
  const variables = variablesIn(example)
  const named = variables.map(({ name }) => name)
  return [
    ...read
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is read but missing in .env.example`),
    ...named
      .filter((name) => !read.includes(name))
      .map((name) => `${name} is in .env.example but nobody reads it`),
    ...named
      .filter((name, at) => named.indexOf(name) !== at)
      .map((name) => `${name} stands twice in .env.example`),
    ...variables
      .filter((variable) => !variable.isExplained)
      .map(({ name }) => `${name} has no comment in .env.example`),
  ]
}

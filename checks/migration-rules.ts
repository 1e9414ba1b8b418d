// Servers of the previous version run on while a migration does, and for a while after it. So a migration only adds;
// what nobody reads any more is taken away by a later one.

interface Rule {
  pattern: RegExp
  problem: string
}

const rules: Rule[] = [
  {
    pattern: /\balter\s+table\b[^;]*\brename\b|\balter\s+index\b[^;]*\brename\b/i,
    problem:
      "renames: the previous version still uses the old name. Add the new one, write both, read the new one",
  },
  {
    pattern: /\balter\s+column\b[^;]*\b(?:set\s+data\s+)?type\b/i,
    problem: "changes a column's type, which rewrites the whole table. Add a column of the new type",
  },
  {
    pattern: /\balter\s+column\b[^;]*\bset\s+not\s+null\b/i,
    problem:
      "forbids null at once: the previous version may still write it. Add a check that isn't valid yet, then validate it",
  },
  {
    pattern: /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    problem: "adds a column that needs a value which the previous version doesn't write. Give it a default",
  },
  {
    pattern:
      /\bvacuum\s+full\b|\bcluster\b|\block\s+table\b|(?<!concurrently\s)\breindex\b(?!\s+\w+\s+concurrently)/i,
    problem: "locks a whole table",
  },
]

/** Says in a comment which version was the last to read it: `-- last read by 1.4`. */
const farewell = /--\s*last read by \S+/i
const taking = /\bdrop\s+(?:column|table|view|function|type)\b/i

/** What would hold up or break servers that run during the migration. */
export function problemsOf(sql: string): string[] {
  const statements = sql.split("--> statement-breakpoint").map((text) => text.trim())
  const bare = statements.map(withoutComments).filter(Boolean)
  const made = new Set(
    bare.flatMap((one) => /^create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i.exec(one)?.[1] ?? []),
  )
  const isOfNew = (statement: string, pattern: RegExp) => made.has(pattern.exec(statement)?.[1] ?? "")
  const beside = bare.filter((one) => /\bconcurrently\b/i.test(one))
  const problems: string[] = []

  for (const [at, statement] of bare.entries()) {
    const say = (problem: string) => problems.push(`statement ${at + 1} ${problem}`)
    if (isOfNew(statement, /^alter\s+table\s+(?:only\s+)?"?(\w+)/i)) continue
    for (const { pattern, problem } of rules) if (pattern.test(statement)) say(problem)
    if (taking.test(statement) && !farewell.test(statements[at] ?? ""))
      say("takes something away without saying which version was the last to read it (-- last read by …)")
    if (/\badd\s+constraint\b/i.test(statement) && !/\bnot\s+valid\b|\busing\s+index\b/i.test(statement))
      say("checks every row under a lock. Add the constraint NOT VALID and validate it in the next migration")
    if (!/^create\s+(?:unique\s+)?index\b/i.test(statement)) continue
    if (isOfNew(statement, /\bon\s+(?:only\s+)?"?(?:public"?\."?)?(\w+)/i)) continue
    if (!/\bindex\s+concurrently\s+if\s+not\s+exists\b/i.test(statement))
      say(
        "builds an index under a lock. Write CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration that holds only such indexes: generate once without the index, then again (`-- --name …`)",
      )
  }
  if (beside.length > 0 && beside.length < bare.length)
    problems.push(
      "mixes indexes that are built beside the work with other statements. Give them a migration of their own",
    )
  return problems
}

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, "").trim()

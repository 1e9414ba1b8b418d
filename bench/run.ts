// `npm run bench` runs all of them, `npm run bench -- session` one. What begins with -- belongs to the one.
const benches: Record<string, () => Promise<unknown>> = {
  session: () => import("./session.ts"),
  providers: () => import("./providers.ts"),
  "saved-searches": () => import("./saved-searches.ts"),
  tasks: () => import("./tasks.ts"),
  pages: () => import("./pages.ts"),
  "admin-lists": () => import("./admin-lists.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  "unread-count": () => import("./unread-count.ts"),
  "notification-pages": () => import("./notification-pages.ts"),
  evening: () => import("./evening.ts"),
}

const given = process.argv.slice(2)
const options = given.findIndex((part) => part.startsWith("--"))
const wanted = options < 0 ? given : given.slice(0, options)
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`)
  process.exit(1)
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  await run()
}

// `npm run bench` runs all of them but those of `others`, `npm run bench -- session` one. What begins with -- belongs to
// the one, and a number is a size, for those that have one.
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
/** Beside other products: they install hundreds of megabytes, so they only run when they're named. */
const others: typeof benches = {
  next: () => import("./others/next.ts"),
  vendure: () => import("./others/vendure.ts"),
}

const all = { ...benches, ...others }
const given = process.argv.slice(2)
const options = given.findIndex((part) => part.startsWith("--"))
const named = (options < 0 ? given : given.slice(0, options)).filter((word) => !/^\d+$/.test(word))
const wanted = named.flatMap((name) => (name === "others" ? Object.keys(others) : [name]))
const unknown = wanted.filter((name) => !Object.hasOwn(all, name))
if (unknown.length > 0) {
  const known = [...Object.keys(all), "others"].join(", ")
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${known}`)
  process.exit(1)
}
for (const [name, run] of Object.entries(wanted.length > 0 ? all : benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  await run()
}

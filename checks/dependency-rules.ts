// The arrows that may be drawn between the rooms of the house. What a pattern of names can say stands in
// .oxlintrc.json (cycles, barrels, default exports, process.env); here is what needs resolved paths.
import { importsOf } from "./imports.ts"
import type { Import } from "./imports.ts"
import { isTest } from "./repository.ts"
import type { SourceFile } from "./repository.ts"

export type ImportRule = {
  rule: string
  /** Said to the one who broke it: what to do instead. */
  instead: string
  applies: (from: string) => boolean
  forbids: (found: Import) => boolean
}

export type TextRule = Omit<ImportRule, "forbids"> & { forbids: RegExp }

const within = (folder: string) => (path: string) => path.startsWith(folder) && !isTest(path)
const domain = within("packages/domain/src/")
const api = within("apps/api/src/")
const web = (path: string) => path.startsWith("apps/web/src/") || path.startsWith("apps/web/server/")
const product = (path: string) => /^(apps|packages)\/[^/]+\/(src|server)\//.test(path) && !isTest(path)
const isTooling = (to: string) => /^(scripts|checks|e2e|bench)\//.test(to)
const isOurs = (to: string) => /^(packages|apps|scripts|checks|e2e)\//.test(to)
const isRouter = (path: string) => path.startsWith("apps/api/src/") && path.endsWith("/router.ts")
const knowsTrpc = (path: string) => /\/(router|trpc|trpc-route)\.ts$/.test(path)
const uiMayUse =
  /^apps\/web\/src\/(ui|i18n|styles|theme)\/|^packages\/domain\/src\/[^/]+$|^packages\/words\/src\//

export const importRules: ImportRule[] = [
  {
    rule: "1 the domain depends on zod alone",
    instead: "take what you need as an argument; what touches the world belongs into apps/api or apps/web",
    applies: domain,
    forbids: ({ to }) => to !== "zod" && !to.startsWith("packages/domain/src/"),
  },
  {
    rule: "1 rules and states import nothing at run time",
    instead: "use `import type`, and take values as arguments",
    applies: (from) => domain(from) && /\/(rules|status)\.ts$/.test(from),
    forbids: ({ isType }) => !isType,
  },
  {
    rule: "2 the web takes only the router's type from the API",
    instead: 'write `import type { AppRouter } from "@doable/api/router"` and call the API over HTTP',
    applies: web,
    forbids: ({ to, isType, names }) =>
      (to.startsWith("apps/api/") || to === "@doable/api") &&
      !(to === "apps/api/src/router.ts" && isType && names.every((name) => name === "AppRouter")),
  },
  {
    rule: "3 the API never imports the web",
    instead: "move what both need into packages/domain",
    applies: (from) => from.startsWith("apps/api/"),
    forbids: ({ to }) => to.startsWith("apps/web/") || to.startsWith("@doable/web"),
  },
  {
    rule: "4 only routers and trpc.ts know tRPC",
    instead: "take (ctx, input), throw `Refused`, and let the router call you",
    applies: (from) => api(from) && !knowsTrpc(from),
    forbids: ({ to, isType }) => to.startsWith("@trpc/") && !isType,
  },
  {
    rule: "5 routers touch no table",
    instead: "write a verb (<verb>-<noun>.ts) or a function in queries.ts and call it from the router",
    applies: isRouter,
    forbids: ({ to }) => to.startsWith("drizzle-orm") || to.startsWith("apps/api/src/platform/db/"),
  },
  {
    rule: "6 nobody imports another noun's router",
    instead: "import that noun's rules, queries or lock; only apps/api/src/router.ts joins routers",
    applies: (from) => api(from) && from !== "apps/api/src/router.ts",
    forbids: ({ to, isType }) => /^apps\/api\/src\/.+\/router\.ts$/.test(to) && !isType,
  },
  {
    rule: "7 the design system knows no noun",
    instead: "hand the values in as props, or move the component to its noun's folder",
    applies: within("apps/web/src/ui/"),
    forbids: ({ to }) => isOurs(to) && /\.tsx?$/.test(to) && !uiMayUse.test(to),
  },
  {
    rule: "7 nobody imports routes",
    instead: "move what you need out of the route into its noun's folder",
    applies: (from) => web(from) && !from.endsWith(".gen.ts") && !isTest(from),
    forbids: ({ to }) => to.startsWith("apps/web/src/routes/"),
  },
  {
    rule: "10 the product runs without its workshop",
    instead: "move what the product needs into its app or into packages/domain; the workshop may import it",
    applies: product,
    forbids: ({ to }) => isTooling(to),
  },
]

export const textRules: TextRule[] = [
  {
    rule: "1 time comes into the domain as `now`",
    instead: "take `now: Date` as an argument",
    applies: domain,
    forbids: /\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(/,
  },
  {
    rule: "5 queries only read",
    instead: "write in a verb, <verb>-<noun>.ts",
    applies: (from) => api(from) && from.endsWith("/queries.ts"),
    forbids: /\.(insert|update|delete)\(/,
  },
  {
    rule: "8 the environment is read in env.ts alone",
    instead: "add the variable to the schema in env.ts and pass the value on",
    applies: (from) => /^(apps|packages)\/.*\/src\//.test(from) && !from.endsWith("/env.ts") && !isTest(from),
    // DEV, PROD and SSR are no variables: they say what kind of build this is.
    forbids: /\bimport\.meta\.env\b(?!\??\.(DEV|PROD|SSR)\b)/,
  },
]

/** Names that say nothing about what is inside. */
const emptyNames = /(^|\/)(utils?|lib|helpers?|common|shared|misc|index)(\.tsx?$|\/)/

export function brokenRules(file: SourceFile): string[] {
  const imports = importsOf(file)
  const byImport = importRules
    .filter(({ applies }) => applies(file.path))
    .flatMap((rule) =>
      imports.filter(rule.forbids).map((found) => sentence(file, found.line, rule, found.to)),
    )
  const byText = textRules
    .filter(({ applies }) => applies(file.path))
    .flatMap((rule) =>
      file.text.split("\n").flatMap((line, index) => {
        const [found] = rule.forbids.exec(line) ?? []
        return found ? [sentence(file, index + 1, rule, found)] : []
      }),
    )
  const byName =
    emptyNames.test(file.path) && !file.path.startsWith("apps/web/src/routes/")
      ? [`${file.path}: 9 this name says nothing. Name the file or folder for what it is about.`]
      : []
  return [...byImport, ...byText, ...byName]
}

function sentence(
  { path }: SourceFile,
  line: number,
  { rule, instead }: Omit<ImportRule, "forbids">,
  what: string,
) {
  return `${path}:${line} ${what} — rule ${rule}. Instead: ${instead}.`
}

// Vendure as its own guide starts it, with the search that comes with it. It makes its tables with the first start.
import { bootstrap, DefaultLogger, DefaultSearchPlugin, LogLevel } from "@vendure/core"

const [databaseUrl, port] = process.argv.slice(2)

const app = await bootstrap({
  apiOptions: { port: Number(port), hostname: "127.0.0.1" },
  authOptions: {
    tokenMethod: ["bearer", "cookie"],
    superadminCredentials: { identifier: "bench", password: "only-for-the-bench" },
    cookieOptions: { secret: "only-for-the-bench" },
  },
  dbConnectionOptions: { type: "postgres", url: databaseUrl, synchronize: true, migrations: [] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [DefaultSearchPlugin.init({})],
})

process.on("disconnect", () => process.exit())
process.send?.(await app.getUrl())

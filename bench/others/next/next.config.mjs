// Next renders our own components; what they take from TanStack comes from shims over Next's links and routing.
import { join } from "node:path"

const here = import.meta.dirname
const shim = (name) => join(here, "shims", name)

export default {
  experimental: { externalDir: true },
  images: { disableStaticImages: true },
  outputFileTracingRoot: join(here, "../../.."),
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  webpack(config, { isServer, webpack }) {
    config.resolve.alias["@tanstack/react-router$"] = shim("router.mjs")
    config.resolve.alias["@tanstack/react-start$"] = shim("start.mjs")
    config.resolve.alias["@tanstack/react-start/server$"] = shim("start.mjs")
    config.plugins.push(
      new webpack.DefinePlugin({
        "import.meta.env.SSR": JSON.stringify(isServer),
        "import.meta.env.PROD": "true",
        "import.meta.env.DEV": "false",
      }),
      // Vite's list of all words doesn't exist here, and nothing on this page asks for more words.
      new webpack.NormalModuleReplacementPlugin(/i18n\/dictionaries\.ts$/, shim("words.mjs")),
    )
    // Icons are named in a shared file, as in our build.
    config.module.rules.push({ test: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, use: shim("icons.mjs") })
    config.module.rules.push({ test: /\.svg$/, type: "asset/resource", generator: { emit: false } })
    return config
  },
}

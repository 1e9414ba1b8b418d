import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { callsLater } from "./server/calls-later.ts"
import { compressAssets } from "./server/compress-assets.ts"
import { iconSprite } from "./server/icons/icon-sprite.ts"
import { sharedFileGroups } from "./server/shared-files.ts"
import { wordAssets } from "./server/word-assets.ts"

export default defineConfig({
  root: import.meta.dirname,
  server: { port: Number(process.env["WEB_PORT"] ?? 3000), strictPort: true },
  build: {
    sourcemap: false,
    target: "es2023",
    assetsInlineLimit: 0,
    // The list of what each file imports would cost every page 3 kB; links fetch ahead on intent anyway.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        // What every page needs is one file: cut into many, the same code packs worse by a twentieth.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "frame", tags: ["$initial"], priority: 3 }, ...sharedFileGroups],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        routeFileIgnorePattern: "\\.test\\.",
        // A loader comes with its page: left in the route's file, every page would carry it.
        codeSplittingOptions: {
          defaultBehavior: [["loader", "component"], ["errorComponent"], ["notFoundComponent"]],
        },
      },
    }),
    react(),
    callsLater(),
    iconSprite(),
    compressAssets(),
    wordAssets(),
  ],
})

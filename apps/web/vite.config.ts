import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { callsLater } from "./server/calls-later.ts"
import { compressAssets } from "./server/compress-assets.ts"
import { sonnerStyleAsFile } from "./server/sonner-style.ts"

const sharedSigns =
  /\/(paper-of|paper-of-slug|slip|fringe)\.tsx?$|icons\/(map-pin|wifi|zap|languages|calendar-days|user-check)\./
/** What a state of a task or a person is shown with: always together, and a dozen files otherwise. */
const statusSigns =
  /data\/status-chip\.tsx$|icons\/(ban|circle-check|circle-dot|circle-slash|clock|hammer|hourglass|inbox|lock|pencil|triangle-alert|triangle-exclamation-point)\./
/**
 * What every page has for someone who is logged in, and no page for visitors: in one file it packs better. A group
 * takes along what its files import, so the bell isn't here: lists of visitors need parts of it.
 */
const personParts =
  /shell\/account-menu\.tsx$|notification\/(use-unread|walk-by-arrows)\.ts$|account\/account-link\.tsx$|chat\/chat-(icon|link)\.tsx$|keys\/(chat|notification)-keys\.ts$|icons\/(bell|clipboard-check|credit-card|settings)\./
const sharedWords = /\/(market-text|task-status|task-address)\.ts$/

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
        // What every page needs is one file: cut into many, the same code packs worse by a twentieth. So is the slip of
        // a task with all it is made of: the pages that other people find first show it, in twenty files otherwise.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "frame", tags: ["$initial"], priority: 3 },
                // What other cards say in the same words and signs, and pages without any card, too.
                { name: "days", test: /\/(market-day|use-date|dates)\.ts$/, priority: 2 },
                { name: "signs", test: sharedSigns, priority: 2 },
                { name: "chip", test: /data\/(chip|badge)\.tsx$/, priority: 3 },
                { name: "status", test: statusSigns, priority: 1 },
                { name: "market-words", test: sharedWords, priority: 2 },
                // Visitors need these two too: they must not bring the rest along.
                { name: "message-circle", test: /icons\/message-circle\./, priority: 3 },
                { name: "shield-check", test: /icons\/shield-check\./, priority: 3 },
                { name: "person", test: personParts, priority: 2 },
                { name: "task-card", test: /src\/task\/task-card\.tsx$/, priority: 1 },
              ],
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
    sonnerStyleAsFile(),
    compressAssets(),
  ],
})

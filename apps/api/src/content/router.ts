import {
  getBySlugInput,
  getEntriesInput,
  getEntryInput,
  getVersionsInput,
  resetEntryInput,
  saveEntryInput,
} from "@doable/domain/content/input"
import { adminProcedure, publicProcedure, router } from "../platform/trpc.ts"
import {
  announcement,
  article,
  articleList,
  entry,
  entryList,
  newEntry,
  questionList,
  releaseList,
  savedEntry,
  versionList,
} from "./answers.ts"
import { currentAnnouncement } from "./current-announcement.ts"
import { figuresPerLanguage, findEntries, findEntry, findVersions } from "./find-entries.ts"
import { findArticle, findArticles, findQuestions, findReleases } from "./read-content.ts"
import { resetEntry, saveEntry } from "./save-entry.ts"

export const helpContentRouter = router({
  getBySlug: publicProcedure
    .input(getBySlugInput)
    .output(article)
    .query(({ ctx, input }) => findArticle(ctx, input)),
  getList: publicProcedure.output(articleList).query(({ ctx }) => findArticles(ctx)),
})

export const faqRouter = router({
  getList: publicProcedure.output(questionList).query(({ ctx }) => findQuestions(ctx)),
})

export const changelogRouter = router({
  getList: publicProcedure.output(releaseList).query(({ ctx }) => findReleases(ctx)),
})

export const announcementRouter = router({
  getCurrent: publicProcedure.output(announcement.nullable()).query(({ ctx }) => currentAnnouncement(ctx)),
})

export const adminEntryRouter = router({
  getEntries: adminProcedure
    .input(getEntriesInput)
    .output(entryList)
    .query(({ ctx, input }) => findEntries(ctx, input)),
  getEntry: adminProcedure
    .input(getEntryInput)
    .output(entry)
    .query(({ ctx, input }) => findEntry(ctx, input)),
  /** For a text that doesn't exist yet. */
  getFigures: adminProcedure
    .output(newEntry)
    .query(({ ctx }) => ({ figures: figuresPerLanguage(ctx.appName) })),
  getVersions: adminProcedure
    .input(getVersionsInput)
    .output(versionList)
    .query(({ ctx, input }) => findVersions(ctx, input)),
  resetEntry: adminProcedure
    .input(resetEntryInput)
    .output(savedEntry)
    .mutation(({ ctx, input }) => resetEntry(ctx, input)),
  saveEntry: adminProcedure
    .input(saveEntryInput)
    .output(savedEntry)
    .mutation(({ ctx, input }) => saveEntry(ctx, input)),
})

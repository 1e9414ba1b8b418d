import {
  createSavedSearchInput,
  latestMatchesInput,
  mySavedSearchesInput,
  previewDoersInput,
  previewSearchInput,
  savedSearchIdInput,
  updateSavedSearchInput,
} from "@doable/domain/saved-search/input"
import { router, userProcedure } from "../platform/trpc.ts"
import { doersPreview, latestMatches, savedSearch, savedSearchList, searchPreview } from "./answers.ts"
import { createSavedSearch } from "./create-saved-search.ts"
import { deleteSavedSearch } from "./delete-saved-search.ts"
import { findLatestMatches } from "./find-matches.ts"
import { previewDoers, previewSearch } from "./preview-search.ts"
import { findMySearches } from "./queries.ts"
import { updateSavedSearch } from "./update-saved-search.ts"

export const savedSearchRouter = router({
  getMy: userProcedure
    .input(mySavedSearchesInput)
    .output(savedSearchList)
    .query(({ ctx, input }) => findMySearches(ctx, input)),
  getMatches: userProcedure
    .input(latestMatchesInput)
    .output(latestMatches)
    .query(({ ctx, input }) => findLatestMatches(ctx, input)),
  preview: userProcedure
    .input(previewSearchInput)
    .output(searchPreview)
    .query(({ ctx, input }) => previewSearch(ctx, input)),
  previewDoers: userProcedure
    .input(previewDoersInput)
    .output(doersPreview)
    .query(({ ctx, input }) => previewDoers(ctx, input)),
  create: userProcedure
    .input(createSavedSearchInput)
    .output(savedSearch)
    .mutation(({ ctx, input }) => createSavedSearch(ctx, input)),
  update: userProcedure
    .input(updateSavedSearchInput)
    .output(savedSearch)
    .mutation(({ ctx, input }) => updateSavedSearch(ctx, input)),
  delete: userProcedure
    .input(savedSearchIdInput)
    .output(savedSearchIdInput)
    .mutation(({ ctx, input }) => deleteSavedSearch(ctx, input)),
})

-- Typos are corrected word by word, by the words that are known, so titles and headlines need no index for them.
DROP INDEX "providers_slips";--> statement-breakpoint
DROP INDEX "tasks_title_slips";--> statement-breakpoint
-- Old profiles get their names into the search from a timer, row by row: adding the column rewrites no table.
ALTER TABLE "provider_profiles" ADD COLUMN "words_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_words_outdated" ON "provider_profiles" USING btree ("id") WHERE words_version < 1;--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);

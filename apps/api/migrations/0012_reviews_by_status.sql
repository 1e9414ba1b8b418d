CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_by_status" ON "reviews" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);

CREATE INDEX CONCURRENTLY IF NOT EXISTS "verifications_by_value" ON "verifications" USING btree ("value");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "saved_searches_of_doers_by_key" ON "saved_searches" USING gin ("keys") WITH (fastupdate=false) WHERE scope = 'provider' and frequency <> 'off';

ALTER TABLE "users" ADD COLUMN "session_ends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_by_beginning" ON "rate_limits" USING btree ("last_request");--> statement-breakpoint
CREATE INDEX "verifications_by_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_events_done" ON "outbox_events" USING btree ("dispatched_at") WHERE dispatched_at is not null;
DROP INDEX "users_never_confirmed";--> statement-breakpoint
DROP INDEX "users_shut_out";--> statement-breakpoint
CREATE INDEX "users_never_confirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified" and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_shut_out" ON "users" USING btree ("status","created_at") WHERE status <> 'active' and deleted_at is null;
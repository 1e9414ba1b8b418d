ALTER TABLE "tasks" ADD COLUMN "draft_key" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "asked_provider_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hire_rate" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_asked_provider_id_provider_profiles_id_fk" FOREIGN KEY ("asked_provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_search_past" ON "tasks" USING gin ("search") WHERE status in ('assigned', 'in_progress', 'completion_requested', 'completed') and visibility = 'public';--> statement-breakpoint
CREATE UNIQUE INDEX "one_draft_per_key" ON "tasks" USING btree ("owner_id","draft_key");--> statement-breakpoint
CREATE INDEX "tasks_by_asked_provider" ON "tasks" USING btree ("asked_provider_id") WHERE asked_provider_id is not null;--> statement-breakpoint
CREATE INDEX "users_by_hire_rate" ON "users" USING btree ("hire_rate") WHERE "users"."hire_rate" is not null;
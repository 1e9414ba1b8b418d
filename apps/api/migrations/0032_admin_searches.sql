ALTER TABLE "provider_applications" ADD COLUMN "taken_badges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_by_legal_name" ON "provider_applications" USING gin (task_plain(legal_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_by_category" ON "provider_applications" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "applications_by_licence" ON "provider_applications" USING gin (licences jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "applications_by_taken_badge" ON "provider_applications" USING gin (taken_badges jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "providers_by_company" ON "provider_profiles" USING gin (task_plain(company_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_titles" ON "tasks" USING gin ("folded_title" gin_trgm_ops) WHERE status in ('held', 'open', 'assigned', 'in_progress', 'completion_requested', 'removed');
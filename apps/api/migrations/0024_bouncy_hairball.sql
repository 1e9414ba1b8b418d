ALTER TABLE "categories" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "reviewer_id" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "review_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "moderation_note" text;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_id_categories_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_reviewer" ON "provider_applications" USING btree ("reviewer_id") WHERE reviewer_id is not null;--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "provider_applications" USING btree ("status","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_to_release" ON "provider_applications" USING btree ("review_started_at") WHERE status = 'in_review';--> statement-breakpoint
CREATE INDEX "providers_created" ON "provider_profiles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "providers_by_status" ON "provider_profiles" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "services_of_category" ON "provider_services" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "reviews_of_category" ON "reviews" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tasks_of_category" ON "tasks" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tasks_of_parent_category" ON "tasks" USING btree ("parent_category_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "category_merged_is_gone" CHECK ("categories"."merged_into_id" is null or "categories"."deleted_at" is not null);
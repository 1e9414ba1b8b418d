ALTER TABLE "tasks" DROP CONSTRAINT "tasks_asked_provider_id_provider_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "tasks_by_asked_provider";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "asked_provider_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "asked_provider_ids" = ARRAY["asked_provider_id"] WHERE "asked_provider_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "asked_provider_id";--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "task_asks_few" CHECK (cardinality("tasks"."asked_provider_ids") <= 6);
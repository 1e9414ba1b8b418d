ALTER TABLE "task_assignments" ADD COLUMN "review_remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hired_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "called_off_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "assignments_to_remind_of_reviews" ON "task_assignments" USING btree ("review_remind_at") WHERE review_remind_at is not null;--> statement-breakpoint
UPDATE "users" u SET "hired_count" = h."hired" FROM (SELECT "owner_id", count(*)::int AS "hired" FROM "task_assignments" GROUP BY "owner_id") h WHERE h."owner_id" = u."id";

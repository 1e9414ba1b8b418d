ALTER TABLE "conversations" DROP CONSTRAINT "conversation_kind_known";--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversation_about_its_task";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "team_read_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waits_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "one_support_conversation_per_topic" ON "conversations" USING btree ("customer_id","topic") WHERE kind = 'support';--> statement-breakpoint
CREATE INDEX "support_waiting" ON "conversations" USING btree ("waits_since","id") WHERE waits_since is not null;--> statement-breakpoint
CREATE INDEX "support_settled" ON "conversations" USING btree ("settled_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE waits_since is null and settled_at is not null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_with_the_team" CHECK (("conversations"."kind" = 'support') = ("conversations"."provider_id" is null));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_topic_of_support" CHECK (("conversations"."kind" = 'support') = ("conversations"."topic" is not null));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_topic_known" CHECK ("conversations"."topic" in ('help', 'bug', 'safety', 'partnership', 'privacy', 'appeal', 'other'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_waits_for_the_team" CHECK ("conversations"."kind" = 'support' or ("conversations"."waits_since" is null and "conversations"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_kind_known" CHECK ("conversations"."kind" in ('offer', 'task', 'direct', 'support'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_about_its_task" CHECK (("conversations"."kind" in ('direct', 'support')) = ("conversations"."task_id" is null));
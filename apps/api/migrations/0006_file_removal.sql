ALTER TABLE "files" DROP CONSTRAINT "file_status_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "file_ready_is_whole";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_to_remove" ON "files" USING btree ("owner_id") WHERE status = 'removed' and key is not null;--> statement-breakpoint
CREATE INDEX "files_kept_for_a_while" ON "files" USING btree ("purpose","submitted_at") WHERE status = 'ready' and purpose in ('avatar', 'export');--> statement-breakpoint
CREATE UNIQUE INDEX "one_file_per_key" ON "files" USING btree ("key");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "file_status_known" CHECK ("files"."status" in ('waiting', 'ready', 'removed'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "file_ready_is_whole" CHECK ("files"."status" <> 'ready' or ("files"."key" is not null and "files"."type" is not null and "files"."size" is not null));
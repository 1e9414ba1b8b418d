ALTER TABLE "conversation_members" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "notice_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_offer_id_task_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."task_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_to_tell" ON "conversation_members" USING btree ("notice_due_at") WHERE notice_due_at is not null;
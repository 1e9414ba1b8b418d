CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_no" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_word_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_ticket_unique" UNIQUE("ticket_no"),
	CONSTRAINT "contact_message_topic_known" CHECK ("contact_messages"."topic" in ('help', 'bug', 'safety', 'partnership', 'privacy', 'appeal', 'other')),
	CONSTRAINT "contact_message_lang_known" CHECK ("contact_messages"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "contact_message_source_known" CHECK ("contact_messages"."source" in ('form', 'account_locked')),
	CONSTRAINT "contact_message_status_known" CHECK ("contact_messages"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_by_user" ON "contact_messages" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE status in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "contact_messages_by_last_word" ON "contact_messages" USING btree ("last_word_at");
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_notes_by_user" ON "user_notes" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_notes_by_author" ON "user_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at") WHERE role = 'ADMIN';--> statement-breakpoint
CREATE INDEX "users_doers" ON "users" USING btree ("created_at") WHERE account_type = 'PROVIDER';--> statement-breakpoint
CREATE INDEX "users_shut_out" ON "users" USING btree ("status","created_at") WHERE status <> 'active';--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (task_plain(name || ' ' || email) gin_trgm_ops);
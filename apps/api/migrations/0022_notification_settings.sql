CREATE TABLE "notification_preferences" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"bell" boolean NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"digest" text DEFAULT 'none' NOT NULL,
	"quiet_hours" jsonb,
	"tz" text,
	CONSTRAINT "notification_digest_known" CHECK ("notification_settings"."digest" in ('none', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "unlisted_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_emails" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"in_digest" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlisted_notifications" ADD CONSTRAINT "unlisted_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_emails" ADD CONSTRAINT "waiting_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_unlisted_notification_per_event" ON "unlisted_notifications" USING btree ("event_id","user_id","type");--> statement-breakpoint
CREATE INDEX "unlisted_notifications_by_user" ON "unlisted_notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unlisted_notifications_by_age" ON "unlisted_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waiting_emails_due" ON "waiting_emails" USING btree ("due_at","user_id");--> statement-breakpoint
CREATE INDEX "waiting_emails_by_user" ON "waiting_emails" USING btree ("user_id");
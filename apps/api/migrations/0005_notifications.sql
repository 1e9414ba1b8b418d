CREATE TABLE "notification_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notification_counts_possible" CHECK ("notification_counts"."unread" between 0 and "notification_counts"."total")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_event" ON "notifications" USING btree ("event_id","user_id","type");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not is_read;--> statement-breakpoint
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('live', json_build_object('kind', 'session_ended', 'userId', old.user_id, 'sessionId', old.id)::text);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "sessions" FOR EACH ROW WHEN (old.expires_at > now()) EXECUTE FUNCTION "tell_session_ended"();

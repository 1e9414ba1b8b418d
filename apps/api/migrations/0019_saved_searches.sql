CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "saved_search_matches_pkey" PRIMARY KEY("search_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"exclude_words" text[] DEFAULT '{}' NOT NULL,
	"frequency" text NOT NULL,
	"stopped_frequency" text,
	"quiet_hours" jsonb,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"query" "tsquery",
	"excluded" "tsquery",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_scope_known" CHECK ("saved_searches"."scope" in ('task', 'provider')),
	CONSTRAINT "saved_search_frequency_known" CHECK ("saved_searches"."frequency" in ('instant', 'hourly', 'daily', 'off')),
	CONSTRAINT "saved_search_stopped_known" CHECK ("saved_searches"."stopped_frequency" in ('instant', 'hourly', 'daily', 'off'))
);
--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_matches_by_task" ON "saved_search_matches" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_newest" ON "saved_search_matches" USING btree ("search_id","matched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_search_matches_by_age" ON "saved_search_matches" USING btree ("matched_at");--> statement-breakpoint
CREATE INDEX "saved_search_matches_due" ON "saved_search_matches" USING btree ("due_at","search_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "saved_searches_by_key" ON "saved_searches" USING gin ("keys") WITH (fastupdate=false) WHERE scope = 'task' and frequency <> 'off';